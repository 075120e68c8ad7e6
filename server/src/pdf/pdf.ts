import { fileURLToPath } from 'node:url'

const font = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-georgian/${file}`))

/** Files of the fonts that every PDF of the portal is set in. */
export const fonts = {
  regular: font('400Regular/NotoSansGeorgian_400Regular.ttf'),
  bold: font('600SemiBold/NotoSansGeorgian_600SemiBold.ttf'),
} as const

/** In points, on an A4 page. */
export const margins = { top: 52, bottom: 60, left: 60, right: 60 }
export const grey = '#57534e'
const footerOffset = 40

/** The font covers European Latin; other letters lose their diacritics. */
export const toDrawable = (text: string): string =>
  text.replace(/[\u0250-\u02af\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))

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

/** The number of each page and a text beside it. */
export const writePageFooters = (pdf: PDFKit.PDFDocument, text: string): void => {
  const { start, count } = pdf.bufferedPageRange()
  for (let nth = 0; nth < count; nth += 1) {
    pdf.switchToPage(start + nth)
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font(fonts.regular).fontSize(8).fillColor(grey)
    pdf.text(`${nth + 1} / ${count} · ${text}`, margins.left, pdf.page.height - footerOffset, {
      width: pdf.page.width - margins.left - margins.right,
      align: 'right',
      lineBreak: false,
    })
    pdf.endMarkedContent()
  }
}
