import type { Shape } from './setting-definition.ts'

export const boolean: Shape = { type: 'boolean', ka: 'true ან false', en: 'true or false' }

export const integer = (minimum: number, maximum: number): Shape => ({
  type: 'integer',
  minimum,
  maximum,
  ka: `მთელი რიცხვი (${minimum}–${maximum})`,
  en: `a whole number from ${minimum} to ${maximum}`,
})

export const number = (minimum: number, maximum: number): Shape => ({
  type: 'number',
  minimum,
  maximum,
  ka: `რიცხვი (${minimum}–${maximum})`,
  en: `a number from ${minimum} to ${maximum}`,
})

export const text = (maxLength: number): Shape => ({
  type: 'text',
  maxLength,
  ka: `ტექსტი (არაუმეტეს ${maxLength} სიმბოლოსი)`,
  en: `a text of at most ${maxLength} characters`,
})

export const choice = (...choices: readonly string[]): Shape => ({
  type: 'text',
  choices,
  ka: `ერთ-ერთი: ${choices.join(', ')}`,
  en: `one of ${choices.map((each) => `"${each}"`).join(', ')}`,
})

/** A text that matches a regular expression, which the words describe. */
export const pattern = (expression: string, words: { readonly ka: string; readonly en: string }): Shape => ({
  type: 'text',
  maxLength: 500,
  pattern: expression,
  ...words,
})

export const money: Shape = pattern(String.raw`^\d{1,7}(\.\d{1,2})?$`, {
  ka: 'თანხა ტექსტის სახით, წერტილის შემდეგ არაუმეტეს ორი ციფრით, მაგალითად, 20.00',
  en: 'an amount as a text with at most two decimals, such as "20.00"',
})

export const webAddress: Shape = pattern(String.raw`^https?://\S+$`, {
  ka: 'ვებმისამართი, მაგალითად, https://example.edu',
  en: 'a web address, such as "https://example.edu"',
})

export const emailOrEmpty: Shape = pattern(String.raw`^([^\s@]+@[^\s@]+)?$`, {
  ka: 'ელფოსტის მისამართი ან ცარიელი ტექსტი',
  en: 'an e-mail address, or an empty text',
})

/** `is_picture` in the database checks the bytes. */
export const picture: Shape = {
  ...pattern('^(data:image/(png;base64,iVBORw0KGgo|jpeg;base64,/9j/)[A-Za-z0-9+/]+=*)?$', {
    ka: 'დაუზიანებელი PNG ან JPEG ტექსტის სახით (data:image/png;base64,…), არაუმეტეს 300 კბ, ან ცარიელი ტექსტი',
    en: 'an undamaged PNG or JPEG of at most 300 KB as a data URL, or an empty text',
  }),
  format: 'picture',
  maxLength: 400_000,
}

export const currency: Shape = pattern('^[A-Z]{3}$', {
  ka: 'ვალუტა, მაგალითად, GEL',
  en: 'a currency, such as "GEL"',
})

export const timeZone: Shape = {
  type: 'text',
  format: 'time-zone',
  ka: 'სასაათო სარტყელი, მაგალითად, Asia/Tbilisi',
  en: 'the name of a time zone, such as "Asia/Tbilisi"',
}

export const network: Shape = {
  type: 'text',
  format: 'network',
  ka: 'ქსელი, მაგალითად, 10.20.0.0/16',
  en: 'a network, such as "10.20.0.0/16"',
}

export const date: Shape = {
  type: 'text',
  format: 'date',
  ka: 'თარიღი (წელი-თვე-დღე)',
  en: 'a date, such as "2026-09-01"',
}

export const timestamp: Shape = pattern(String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`, {
  ka: 'დრო იმ ფორმატით, რომლითაც პორტალი წერს',
  en: 'a time as the portal writes it',
})

export const secret: Shape = {
  type: 'text',
  format: 'secret',
  ka: 'საიდუმლო ტექსტი (სულ მცირე 32 სიმბოლო)',
  en: 'a secret text of at least 32 characters',
}

export const orNull = (shape: Shape): Shape => ({
  ...shape,
  allowsNull: true,
  ka: `${shape.ka}, ან null`,
  en: `${shape.en}, or null`,
})

export const list = (items: Shape, maxItems = 100): Shape => ({
  type: 'list',
  items,
  maxItems,
  ka: `სია კვადრატულ ფრჩხილებში (არაუმეტეს ${maxItems}); თითოეული – ${items.ka}`,
  en: `a list in brackets of at most ${maxItems} items, each ${items.en}`,
})

export const object = (parts: Readonly<Record<string, Shape>>, optional: readonly string[] = []): Shape => ({
  type: 'object',
  parts,
  ...(optional.length > 0 && { optional }),
  ka: `ობიექტი ფიგურულ ფრჩხილებში: ${Object.keys(parts).join(', ')}`,
  en: `an object in braces with ${Object.keys(parts).join(', ')}`,
})
