/** A snapshot has the line folded. */
export const LazyNewsLines = (): null => null
