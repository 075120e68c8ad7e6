import { drawText } from '#server/pdf/draw-text.ts'
import { margins, writePdf } from '#server/pdf/pdf.ts'

const texts = {
  ka: {
    title: 'სადემონსტრაციო გამოცემა',
    text: 'ეს ფაილი წიგნის ნაცვლად დევს: აქ უნივერსიტეტის ბიბლიოთეკა ნამდვილ ტექსტს ატვირთავს.',
  },
  en: {
    title: 'Demonstration edition',
    text: 'This file stands in place of the book: a library uploads the real text here.',
  },
} as const

/** A page in place of a book or a scan, the same each time. */
export const writeBookFile = (language: keyof typeof texts): Promise<Buffer> => {
  const { title, text } = texts[language]
  return writePdf({ title, language, createdAt: new Date('2026-01-01T08:00:00Z') }, (pdf) => {
    const width = pdf.page.width - margins.left - margins.right
    drawText(pdf, title, [margins.left, margins.top], { width, size: 20, weight: 'bold' })
    drawText(pdf, text, [margins.left, pdf.y + 16], { width, size: 12 })
  })
}
