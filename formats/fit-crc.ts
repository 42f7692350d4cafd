const CRC_OF_OCTET = Uint16Array.from({ length: 256 }, (_, octet) => {
  let crc = octet
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  return crc
})

/** The protocol's checksum: CRC-16 with the reflected polynomial 0xA001, from 0. */
export function crcOf(octets: Uint8Array): number {
  let crc = 0
  for (const octet of octets) crc = (crc >> 8) ^ (CRC_OF_OCTET[(crc ^ octet) & 0xff] ?? 0)
  return crc
}
