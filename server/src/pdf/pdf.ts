import { drawText } from './draw-text.ts'

/** In points, on an A4 page. */
export const margins = { top: 52, bottom: 60, left: 60, right: 60 }
export const grey = '#57534e'
const footerOffset = 40

/** A line across the text, marked as decoration for screen readers. */
export const hairline = (
  pdf: PDFKit.PDFDocument,
  y: number,
  { width = 0.5, colour = '#d6d3d1' }: { readonly width?: number; readonly colour?: string } = {},
): void => {
  pdf.markContent('Artifact')
  pdf.moveTo(margins.left, y).lineTo(pdf.page.width - margins.right, y)
  pdf.lineWidth(width).strokeColor(colour).stroke()
  pdf.endMarkedContent()
}

interface PdfOptions {
  readonly title: string
  readonly language: string
  readonly createdAt?: Date | undefined
}

/** A tagged PDF of A4 pages, which `write` fills. */
export const writePdf = async (
  { title, language, createdAt }: PdfOptions,
  write: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> => {
  // Loaded with the first PDF: it takes 30 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, ...(createdAt && { CreationDate: createdAt }) },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  write(pdf)
  pdf.end()
  return done
}

/** Writes a text at the foot of each page, with the page number if there are several. */
export const writePageFooters = (pdf: PDFKit.PDFDocument, text: string): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let nth = 0; nth < count; nth += 1) {
    pdf.switchToPage(start + nth)
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    drawText(
      pdf,
      count === 1 ? text : `${nth + 1} / ${count} · ${text}`,
      [margins.left, pdf.page.height - footerOffset],
      {
        width: pdf.page.width - margins.left - margins.right,
        size: 8,
        colour: grey,
        align: 'right',
      },
    )
    pdf.endMarkedContent()
  }
}
