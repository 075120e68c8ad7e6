/** Recently written PDFs by their content: repeated downloads cost nothing. */
const pdfCache = new Map<string, Promise<Buffer>>()
const maxCached = 50

/** The PDF of this key, which must name everything that it says. */
export const getOrWritePdf = (key: string, write: () => Promise<Buffer>): Promise<Buffer> => {
  const known = pdfCache.get(key)
  if (known !== undefined) return known
  const pdf = write()
  pdfCache.set(key, pdf)
  pdf.catch(() => pdfCache.delete(key))
  const oldest = pdfCache.keys().next().value
  if (pdfCache.size > maxCached && oldest !== undefined) pdfCache.delete(oldest)
  return pdf
}
