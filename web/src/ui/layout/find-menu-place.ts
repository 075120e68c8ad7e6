interface Span {
  readonly top: number
  readonly bottom: number
}

/** Where a menu of this height stands, so that the page need not scroll; `scroll` where neither side has space for it. */
export const findMenuPlace = (button: Span, height: number, free: Span): 'below' | 'above' | 'scroll' => {
  if (button.bottom + height <= free.bottom) return 'below'
  return button.top - height >= free.top ? 'above' : 'scroll'
}
