/** The cover of a book: four times as large as in a list, for sharp screens and for the page of one book; of the same shape. */
export const coverSize = { width: 176, height: 240, quality: 76 } as const
