import { drawLayout } from '#server/pdf/draw-text.ts'
import { layoutText } from '#server/pdf/layout-text.ts'
import { grey, hairline, margins } from '#server/pdf/pdf.ts'
import type { Paper } from '#server/pdf/write-paper.ts'
import type { Letterhead } from './letterhead.ts'

/** In points: 5 × 1.8 cm at most. */
const logoSize = { width: 142, height: 51 }
const logoGap = 16
const accent = '#0b5563'

/** Missing in pdfkit's types. */
interface ImageOpener {
  openImage(bytes: Buffer): { readonly width: number; readonly height: number }
}

/** Scales a picture to the space for the logo. */
const fitLogo = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = Math.min(logoSize.width / width, logoSize.height / height)
  return { width: width * scale, height: height * scale }
}

/** Draws the logo and returns its size. An unreadable picture is left out. */
const drawLogo = ({ pdf }: Paper, logo: string, top: number): { width: number; height: number } | null => {
  const [, base64] = logo.split(',')
  if (base64 === undefined) return null
  try {
    const image = (pdf as unknown as ImageOpener).openImage(Buffer.from(base64, 'base64'))
    const size = fitLogo(image)
    pdf.markContent('Artifact')
    pdf.image(image as never, margins.left, top, size)
    pdf.endMarkedContent()
    return size
  } catch {
    return null
  }
}

/**
 * Writes the head of a letter: the logo, the name and the contact data of the university, above a line. Empty parts are
 * left out.
 */
export const writeLetterhead = (paper: Paper, name: string, letterhead: Letterhead | null): void => {
  const { pdf, section, width, locale } = paper
  const top = margins.top
  const logo = letterhead === null ? null : drawLogo(paper, letterhead.logo, top)
  const at = margins.left + (logo === null ? 0 : logo.width + logoGap)
  const within = width - (at - margins.left)
  const { address, phone, email, url } = letterhead?.university ?? { address: undefined }
  const site = url?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  const contacts = [phone, email, site].filter((each) => each !== undefined && each !== '')
  const lines = [
    layoutText(pdf, name, { width: within, size: 13, weight: 'bold', lineGap: 1 }),
    ...[address?.[locale] ?? '', contacts.join('  ·  ')]
      .filter((line) => line !== '')
      .map((line) => layoutText(pdf, line, { width: within, size: 8.5, colour: grey, lineGap: 1 })),
  ]
  const height = lines.reduce((sum, line) => sum + line.height, 0)
  const headHeight = Math.max(height, logo?.height ?? 0)
  section.add(
    pdf.struct('P', {}, () => {
      pdf.y = top + (headHeight - height) / 2
      for (const line of lines) drawLayout(pdf, line, at, pdf.y)
    }),
  )
  const bottom = top + headHeight + 10
  hairline(pdf, bottom, { width: 1, colour: accent })
  pdf.y = bottom + 12
}
