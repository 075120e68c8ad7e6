import sharp from 'sharp'

const side = 240
const tones = ['#f1c9a5', '#e3b18a', '#f4d3b5']
const internationalTones = ['#c98f63', '#8d5a3b']
const hair = ['#2b211c', '#4a3326', '#6b4a2f', '#1d1a1a']

interface Portrayed {
  readonly code: string
  readonly gender: 'woman' | 'man'
  readonly isFromAbroad?: boolean
}

/** A small drawn portrait as JPEG, the same in each run. */
export const drawPicture = ({ code, gender, isFromAbroad = false }: Portrayed): Promise<Buffer> => {
  const number = Number(code.slice(-2))
  const some = isFromAbroad ? internationalTones : tones
  const tone = some[number % some.length]!
  const dark = hair[(number * 3) % hair.length]!
  const hue = (number * 47) % 360
  const behind =
    gender === 'woman'
      ? `<path d="M68 104 C68 40 172 40 172 104 L176 178 L64 178 Z" fill="${dark}"/>`
      : `<path d="M74 104 C70 44 170 44 166 104 Z" fill="${dark}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 240 240">
    <rect width="240" height="240" fill="hsl(${hue}, 30%, 82%)"/>
    ${behind}
    <path d="M36 240 C36 190 76 172 120 172 C164 172 204 190 204 240 Z" fill="hsl(${(hue + 180) % 360}, 35%, 38%)"/>
    <rect x="104" y="142" width="32" height="42" rx="14" fill="${tone}"/>
    <ellipse cx="120" cy="112" rx="42" ry="50" fill="${tone}"/>
    <path d="M76 102 C78 38 162 38 164 102 C146 82 100 78 76 102 Z" fill="${dark}"/>
    <circle cx="104" cy="114" r="4" fill="${dark}"/><circle cx="136" cy="114" r="4" fill="${dark}"/>
    <path d="M106 137 Q120 147 134 137" stroke="#7a3b34" stroke-width="3" fill="none" stroke-linecap="round"/>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
