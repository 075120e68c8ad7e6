/** The key of an attempt as payment orders have it, with dashes; null for one that is no UUID, which names no order. */
export const toOrderKey = (key: string | null): string | null => {
  const digits = key?.replaceAll('-', '').toLowerCase() ?? ''
  return /^[0-9a-f]{32}$/.test(digits)
    ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : null
}
