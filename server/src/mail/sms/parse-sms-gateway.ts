import { StartupError } from '#server/db/errors/startup-error.ts'
import { fillTemplate, listPlaceholders } from './fill-template.ts'

/** The settings as the administrator wrote them. */
export interface SmsSettings {
  readonly url: string
  readonly method?: string | undefined
  readonly headers?: string | undefined
  readonly body?: string | undefined
  readonly key?: string | undefined
  readonly accepted?: string | undefined
}

/** How to hand a text message over; `url`, `headers` and `body` have placeholders. */
export interface SmsGateway {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly contentType: string
  readonly key: string
  /** The text that the reply to an accepted message contains. */
  readonly accepted: RegExp | undefined
}

const fail = (sentence: string): never => {
  throw new StartupError(sentence)
}

const formType = 'application/x-www-form-urlencoded'

const parseHeaders = (text: string): Record<string, string> => {
  const example = `SMS_HEADERS must be a JSON object of texts, as in {"Authorization": "Bearer {key}"}.`
  let headers: unknown
  try {
    headers = JSON.parse(text)
  } catch {
    return fail(example)
  }
  const isObject = typeof headers === 'object' && headers !== null && !Array.isArray(headers)
  if (!isObject || !Object.values(headers!).every((value) => typeof value === 'string')) fail(example)
  return headers as Record<string, string>
}

const parsePattern = (text: string): RegExp => {
  try {
    return new RegExp(text)
  } catch {
    return fail('SMS_ACCEPTED must be a regular expression, as in "Success":true.')
  }
}

const checkPlaceholders = (name: string, template: string, known: readonly string[]): void => {
  const unknown = listPlaceholders(template).find((each) => !known.includes(each))
  if (unknown !== undefined)
    fail(
      `${name} has the unknown placeholder {${unknown}}: known are ${known.map((each) => `{${each}}`).join(', ')}.`,
    )
}

/** Checks the settings of the SMS gateway; a StartupError names the first wrong one without its value. */
export const parseSmsGateway = (settings: SmsSettings): SmsGateway => {
  const { url, body, key = '' } = settings
  const method = settings.method ?? (body === undefined ? 'GET' : 'POST')
  const headers = parseHeaders(settings.headers ?? '{}')
  const address = fillTemplate(url, { phone: '1', text: '1', key: '1' }, encodeURIComponent)
  if (!/^https?:\/\/[^{}]+$/.test(address) || !URL.canParse(address))
    fail('SMS_URL must be an http or https address with {phone} and {text} where they belong.')
  if (!/^(GET|POST|PUT)$/.test(method)) fail('SMS_METHOD must be GET, POST or PUT.')
  if (method === 'GET' && body !== undefined) fail('SMS_BODY cannot be sent with SMS_METHOD=GET.')
  checkPlaceholders('SMS_URL', url, ['phone', 'text', 'key'])
  checkPlaceholders('SMS_BODY', body ?? '', ['phone', 'text', 'key'])
  // A header has no place for letters beyond Latin-1.
  checkPlaceholders('SMS_HEADERS', Object.values(headers).join(' '), ['phone', 'key'])
  const templates = [url, body, ...Object.values(headers)].join(' ')
  for (const needed of ['phone', 'text'])
    if (!listPlaceholders(templates).includes(needed))
      fail(`SMS_URL and SMS_BODY lack the placeholder {${needed}}.`)
  if (listPlaceholders(templates).includes('key') && key === '')
    fail('SMS_KEY is not set, but {key} is used.')
  const named = Object.entries(headers).find(([name]) => /^content-type$/i.test(name))?.[1]
  return {
    url,
    method,
    headers: body === undefined || named !== undefined ? headers : { ...headers, 'Content-Type': formType },
    body,
    contentType: named ?? formType,
    key,
    accepted: settings.accepted === undefined ? undefined : parsePattern(settings.accepted),
  }
}
