"""Addresses, as limits count them."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

_ONE_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that name a household: whoever has one address there has all the others, too."""
IPNetwork = IPv4Network | IPv6Network


@lru_cache(4096)
def household(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, _ONE_HOUSEHOLD), strict=False))


class Trusted:
    """The proxies whose word is taken for the address of a client: their own connections are not one person's."""

    def __init__(self, proxies: str) -> None:
        names = [name.strip() for name in proxies.split(",") if name.strip()]
        self._everybody = "*" in names
        self._networks = [network for name in names if (network := _network(name)) is not None]

    def __contains__(self, address: str) -> bool:
        if self._everybody:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def _network(name: str) -> IPNetwork | None:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
