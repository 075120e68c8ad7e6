import sharp from 'sharp'
import type { Random } from '#demo/random.ts'
import { createRandom } from '#demo/random.ts'

/** Size of a scanned page, in pixels. */
export const pageSize = { width: 1000, height: 1414 }
const [left, right, top, bottom, ruled] = [130, 60, 210, 90, 46]
const ink = { blue: '#24408e', red: '#b3282d', print: '#8d8a85' }

/** Written lines of one answer, with an empty one after them. */
const answerRows = 7

/** Where the `nth` answer of a page is drawn, as shares of the height of the page. */
export const findAnswerArea = (nth: number): { readonly top: number; readonly bottom: number } => ({
  top: (top + (nth * answerRows + 0.2) * ruled) / pageSize.height,
  bottom: (top + (nth * answerRows + answerRows - 0.1) * ruled) / pageSize.height,
})

/** A handwritten word: a line that goes up and down. */
const word = (x: number, y: number, letters: number, random: Random): string => {
  let path = `M${x} ${y}`
  for (let nth = 1; nth <= letters; nth += 1) {
    const at = x + nth * 13
    const high = random.chance(0.2) ? 30 : random.chance(0.12) ? -14 : 15
    path += ` q${random.whole(1, 5)} ${-high} 7 ${-high + random.whole(0, 5)} T${at} ${y - random.whole(-2, 3)}`
  }
  return path
}

const writtenLine = (y: number, random: Random, share: number): string => {
  const words: string[] = []
  const end = left + (pageSize.width - left - right) * share
  for (let x = left + random.whole(4, 22); x < end - 60;) {
    const letters = random.whole(2, 9)
    if (x + letters * 13 > end) break
    words.push(word(x, y - 8, letters, random))
    x += letters * 13 + random.whole(16, 30)
  }
  return words.join(' ')
}

const curve = (y: number): string =>
  `<g fill="none" stroke="${ink.blue}" stroke-width="2.6" stroke-linecap="round">
    <path d="M230 ${y + 250} V${y} M222 ${y + 12} L230 ${y} L238 ${y + 12} M215 ${y + 235} H720 M708 ${y + 227} L720 ${y + 235} L708 ${y + 243}"/>
    <path d="M235 ${y + 225} C330 ${y + 205} 420 ${y + 40} 690 ${y + 32}"/>
    <path d="M235 ${y + 60} L690 ${y + 190}" stroke-dasharray="14 9"/></g>`

/** The examiner's marks: a tick or a circle in the margin where a question ends. */
const drawMark = (y: number, random: Random): string =>
  random.chance(0.7)
    ? `<path d="M50 ${y} l18 22 l34 -52"/>`
    : `<ellipse cx="76" cy="${y}" rx="34" ry="25"/><path d="M60 ${y + 4} h32"/>`

/** A scanned page of an exam as JPEG, drawn without letters of any script. */
export const drawPage = (number: number): Promise<Buffer> => {
  const random = createRandom(`sheet ${number}`)
  const rows = Math.floor((pageSize.height - top - bottom) / ruled)
  const hasCurve = number % 3 === 1
  const curveFrom = 9
  const lines: string[] = []
  const marks: string[] = []
  for (let row = 1; row <= rows - (number % 4) * 3; row += 1) {
    const y = top + row * ruled
    const isEnd = row % answerRows === answerRows - 1
    if (hasCurve && row >= curveFrom && row < curveFrom + 6) continue
    if (row % answerRows === 0) continue
    lines.push(writtenLine(y, random, isEnd ? 0.55 : 0.97))
    if (isEnd) marks.push(drawMark(y - 12, random))
  }
  const rules = Array.from({ length: rows }, (_, row) => top + (row + 1) * ruled)
  const corner = Array.from({ length: number % 4 === 0 ? 4 : number % 4 }, (_, dot) => 880 + dot * 22)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pageSize.width}" height="${pageSize.height}">
    <rect width="100%" height="100%" fill="#f6f3ea"/>
    <g stroke="#c9d3de" stroke-width="1.5">${rules.map((y) => `<path d="M40 ${y} H960"/>`).join('')}</g>
    <path d="M${left - 12} 150 V1360" stroke="#e0a9a5" stroke-width="2"/>
    <g fill="none" stroke="${ink.print}" stroke-width="3"><rect x="40" y="50" width="380" height="84" rx="4"/>
      <path d="M60 92 h150 M240 92 h60 M330 92 h70 M560 92 h250"/></g>
    <g fill="${ink.print}">${corner.map((x) => `<circle cx="${x}" cy="92" r="6"/>`).join('')}</g>
    <g fill="none" stroke="${ink.blue}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
      ${lines.map((path) => `<path d="${path}"/>`).join('')}</g>
    ${hasCurve ? curve(top + curveFrom * ruled - 20) : ''}
    <g fill="none" stroke="${ink.red}" stroke-width="4.5" stroke-linecap="round">${marks.join('')}</g>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 62 }).toBuffer()
}
