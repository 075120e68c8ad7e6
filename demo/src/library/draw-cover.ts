import sharp from 'sharp'

/** Cloth and ink of the covers. */
const colours = [
  ['#0b5563', '#f3e3c3'],
  ['#7d2f22', '#f6d9b0'],
  ['#394b76', '#e9eefb'],
  ['#3f6b4f', '#f1ead2'],
  ['#33272c', '#e8d6dc'],
  ['#c9a227', '#22304f'],
] as const

/** Drawings on the covers, on 176 × 240. */
const figures = [
  '<circle cx="88" cy="104" r="46"/><circle cx="88" cy="104" r="30" fill="none" stroke-width="6" stroke="CLOTH"/>',
  '<path d="M28 150 L70 76 L98 118 L118 88 L150 150 Z"/><circle cx="128" cy="62" r="14"/>',
  '<path d="M88 54 L138 142 H38 Z"/><path d="M88 168 L58 116 H118 Z" opacity="0.6"/>',
  '<g><rect x="40" y="60" width="96" height="12"/><rect x="40" y="88" width="96" height="12"/><rect x="40" y="116" width="64" height="12"/></g>',
  '<path d="M88 50 c44 0 44 60 0 60 c-44 0 -44 60 0 60" fill="none" stroke-width="10" stroke="INK"/>',
] as const

/** A drawn cover as JPEG, the same for the same number. Without letters: the fonts of the machine are not known. */
export const drawCover = (nth: number): Promise<Buffer> => {
  const [cloth, ink] = colours[nth % colours.length]!
  const figure = figures[nth % figures.length]!.replaceAll('CLOTH', cloth).replaceAll('INK', ink)
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="176" height="240" viewBox="0 0 176 240">
        <rect width="176" height="240" fill="${cloth}"/><rect width="14" height="240" fill="#000" opacity="0.18"/>
        <rect x="24" y="16" width="136" height="208" fill="none" stroke="${ink}" stroke-width="2" opacity="0.7"/>
        <g fill="${ink}">${figure}</g>
        <g fill="${ink}" opacity="0.85"><rect x="44" y="186" width="88" height="6"/><rect x="60" y="200" width="56" height="4"/></g></svg>`,
    ),
  )
    .jpeg({ quality: 76 })
    .toBuffer()
}
