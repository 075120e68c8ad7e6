/** Where a value is put decides how it is written there. */
export type Escape = (value: string) => string

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** How a value is written in a body of this content type. */
export const findEscape = (contentType: string): Escape => {
  if (/\bx-www-form-urlencoded\b/i.test(contentType)) return encodeURIComponent
  if (/[/+]json\b/i.test(contentType)) return (value) => JSON.stringify(value).slice(1, -1)
  if (/[/+]xml\b/i.test(contentType))
    return (value) => value.replace(/[&<>"']/g, (sign) => xmlEntities[sign]!)
  return (value) => value
}

const placeholder = /\{(\w+)\}/g

/** The names of the placeholders in a template: `{phone}` is "phone". */
export const listPlaceholders = (template: string): string[] =>
  [...template.matchAll(placeholder)].map(([, name]) => name!)

/** The template with the values in place of its placeholders; an unknown one stays as it is. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
  escape: Escape,
): string =>
  // One pass, so that a text with "{key}" in it does not bring the key out.
  template.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? escape(values[name]!) : whole,
  )
