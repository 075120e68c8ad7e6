import { encode } from 'uqr'
import { grey, hairline, margins } from '#server/pdf/pdf.ts'
import { writeLine, type Paper } from '#server/pdf/write-paper.ts'
import { paperWords } from './words.ts'

const qrSize = 78
const qrGap = 18
/** Height of the block at the foot of a page, in points. */
export const checkHeight = qrSize + 14

/**
 * Writes the QR code of the page that checks the certificate at the foot of the page, with the code in plain text beside
 * it.
 */
export const writeCheck = (paper: Paper, code: string, address: string): void => {
  const { pdf, section, width, locale, say } = paper
  const top = pdf.page.height - margins.bottom - qrSize
  hairline(pdf, top - 14)
  // The link opens the page in the language of the certificate. The printed address does not need it.
  const { data, size } = encode(`${address}&lang=${locale}`, { border: 0 })
  const square = qrSize / size
  section.add(
    pdf.struct('Figure', { alt: `QR: ${address}` }, () => {
      pdf.fillColor('black')
      for (const [y, row] of data.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) pdf.rect(margins.left + x * square, top + y * square, square, square)
      pdf.fill()
    }),
  )
  const beside = {
    at: margins.left + qrSize + qrGap,
    within: width - qrSize - qrGap,
    size: 8.5,
    colour: grey,
  }
  pdf.y = top
  writeLine(paper, 'P', say(paperWords.check), { ...beside, after: 1 })
  writeLine(paper, 'P', address, { ...beside, after: 5 })
  writeLine(paper, 'P', code, { ...beside, colour: 'black', size: 13, weight: 'bold', after: 0 })
}
