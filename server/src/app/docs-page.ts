import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import { jsonSchema, type JsonSchema } from './json-schema.ts'
import { formOf, rules } from './openapi.ts'
import { refusalStatuses } from './refusal-statuses.ts'
import { schemaText } from './schema-text.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
/** What stands between backticks is code. */
const prose = (text: string): string => plain(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** An area's name as words: `preRegistration` is "pre registration". */
const title = (area: string): string => area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const rowsOf = (place: string, { properties = {}, required = [] }: JsonSchema): string =>
  Object.entries(properties)
    .map(([name, schema]) => {
      const must = required.includes(name)
        ? 'yes'
        : schema.default === undefined
          ? 'no'
          : `no, else ${JSON.stringify(schema.default)}`
      const note = schema.description === undefined ? '' : `<br>${prose(schema.description)}`
      return `<tr><th scope="row"><code>${plain(name)}</code></th><td>${place}</td><td><pre>${plain(schemaText(schema))}</pre>${note}</td><td>${plain(must)}</td></tr>`
    })
    .join('')

const bodyOf = (endpoint: Endpoint): [string, JsonSchema][] => {
  if (endpoint.files) return [['form', formOf(endpoint)]]
  if (!endpoint.body) return []
  const schema = jsonSchema(endpoint.body, 'input')
  return (schema.anyOf ?? [schema]).map((one, nth) => [nth === 0 ? 'body' : 'or body', one])
}

const sentOf = (endpoint: Endpoint): string => {
  const rows = [
    ...(endpoint.params ? [rowsOf('path', jsonSchema(z.object(endpoint.params), 'input'))] : []),
    ...(endpoint.query ? [rowsOf('query', jsonSchema(z.object(endpoint.query), 'input'))] : []),
    ...bodyOf(endpoint).map(([place, schema]) => rowsOf(place, schema)),
  ].join('')
  if (rows === '') return '<p>Nothing is sent with it.</p>'
  return `<table><caption>What is sent</caption><thead><tr><th scope="col">Field</th><th scope="col">Where</th><th scope="col">What</th><th scope="col">Must be there</th></tr></thead><tbody>${rows}</tbody></table>`
}

const answeredOf = ({ answers, reply }: Endpoint): string => {
  if (answers === 'file') return '<p>Answered: the file, as a download.</p>'
  if (answers === 'calendar') return '<p>Answered: dates as iCalendar (text/calendar).</p>'
  const shape = plain(schemaText(jsonSchema(reply, 'output')))
  const where = answers === 'events' ? 'each event' : '<code>data</code>'
  return `<p>Answered in ${where}:</p><pre>${shape}</pre>`
}

const callText = (one: NamedCall): string => {
  const { endpoint, name, isBuilt } = one
  const who = endpoint.access === 'student' ? 'a signed-in student' : 'anybody'
  return `<article id="${name}">
<h3><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></h3>
<p>${prose(endpoint.says)}</p>
<p class="facts"><code>${name}</code> · for ${who}${isBuilt ? '' : ' · <strong>not built yet: answers 501</strong>'}</p>
${sentOf(endpoint)}
${answeredOf(endpoint)}
<p class="facts">May refuse with ${refusalStatuses(one).join(', ')}.</p>
</article>`
}

const make = (): string => {
  const calls = everyCall()
  const areas = [...Map.groupBy(calls, ({ area }) => area)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const built = calls.filter(({ isBuilt }) => isBuilt).length
  const sections = areas.map(
    ([area, its]) =>
      `<section aria-labelledby="${area}"><h2 id="${area}">${title(area)}</h2>${its.map(callText).join('\n')}</section>`,
  )
  const links = areas.map(([area, its]) => `<li><a href="#${area}">${title(area)}</a> (${its.length})</li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Student portal: the calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">To the calls</a>
<header>
<h1>Student portal: the calls</h1>
<p>${calls.length} calls, ${built} of them built. The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<ul>${rules.map((rule) => `<li>${prose(rule)}</li>`).join('')}<li>An <code>id</code> is a whole number from 1 to 999999999; a name with <code>?</code> may be missing.</li></ul>
<nav aria-label="Areas"><ul class="areas">${links.join('')}</ul></nav>
</header>
<main id="calls">
${sections.join('\n')}
</main>
</body>
</html>
`
}

let made: string | undefined

/** Gives the page on which a person reads the contract, made when it is first asked for. */
export const docsPage = (): string => (made ??= make())
