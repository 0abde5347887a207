/** The sums of a trained mind, where there is no numpy: src/nottingham/env/page_products.py hands over its weights, and asks. */

/** Half precision as numbers: every pattern of bits once. */
let halves: Float32Array | null = null

function half(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023]
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? NaN : sign * Infinity
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

function unpacked(bytes: Uint8Array): Float32Array {
  halves ??= Float32Array.from({ length: 65_536 }, (_, bits) => half(bits))
  const found = new Float32Array(bytes.length / 2)
  for (let i = 0; i < found.length; i += 1) found[i] = halves[(bytes[2 * i] ?? 0) | ((bytes[2 * i + 1] ?? 0) << 8)] ?? 0
  return found
}

/** x times w plus b. What is 0 in x costs nothing: most of what a mind is shown, and half of what it makes of it. */
function times(x: Float64Array, w: Float32Array, b: Float32Array): Float64Array {
  const wide = b.length
  const sum = Float64Array.from(b)
  for (let i = 0; i < x.length; i += 1) {
    const each = x[i] as number
    if (each === 0) continue
    const row = i * wide
    for (let j = 0; j < wide; j += 1) sum[j] = (sum[j] as number) + each * (w[row + j] as number)
  }
  return sum
}

/** A network as nottingham.env.products.Products says: logarithms of the input, hidden layers with ReLU, then heads. */
export class Network {
  private readonly parts = new Map<string, Float32Array>()

  /** Takes one array of weights, of half precision. */
  put(name: string, bytes: Uint8Array): void {
    this.parts.set(name, unpacked(bytes))
  }

  logits(numbers: Float32Array, actions: Int32Array): Float64Array {
    const [x, w, b] = [this.features(numbers), this.part('wp'), this.part('bp')]
    return Float64Array.from(actions, (action) => {
      let sum = b[action] as number
      for (let i = 0; i < x.length; i += 1) sum += (x[i] as number) * (w[i * b.length + action] as number)
      return sum
    })
  }

  values(numbers: Float32Array): Float64Array {
    return this.head('v', numbers)
  }

  facts(numbers: Float32Array): Float64Array {
    return this.head('f', numbers)
  }

  private head(name: string, numbers: Float32Array): Float64Array {
    return times(this.features(numbers), this.part(`w${name}`), this.part(`b${name}`))
  }

  private features(numbers: Float32Array): Float64Array {
    let x: Float64Array = Float64Array.from(numbers, Math.log1p)
    for (let layer = 0; this.parts.has(`w${layer}`); layer += 1) {
      x = times(x, this.part(`w${layer}`), this.part(`b${layer}`))
      for (let i = 0; i < x.length; i += 1) if ((x[i] as number) < 0) x[i] = 0
    }
    return x
  }

  private part(name: string): Float32Array {
    const found = this.parts.get(name)
    if (!found) throw new Error(name)
    return found
  }
}

/** What Python imports by this name (nottingham.env.optional). */
export const MODULE = 'nottingham_products'
export const multiplying = { network: (): Network => new Network() }
