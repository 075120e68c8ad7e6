import * as z from 'zod/mini'
import { toSide, type Endpoint, type Side } from '#contract/endpoint/endpoint.ts'
import { listCalls, type NamedCall } from './list-calls.ts'
import { toJsonSchema, type JsonSchema } from './json-schema.ts'
import { toFormSchema, apiRules } from './openapi.ts'
import { listRefusalStatuses } from './list-refusal-statuses.ts'
import { toSchemaText } from './to-schema-text.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
/** Text between backticks becomes code. */
const toHtml = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** An area's name as words: `preRegistration` → "pre registration". */
const areaTitle = (area: string): string => area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const fieldRows = (location: string, { properties = {}, required = [] }: JsonSchema): string =>
  Object.entries(properties)
    .map(([name, schema]) => {
      const requirement = required.includes(name)
        ? 'yes'
        : schema.default === undefined
          ? 'no'
          : `no, else ${JSON.stringify(schema.default)}`
      const note = schema.description === undefined ? '' : `<br>${toHtml(schema.description)}`
      return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${location}</td><td><pre>${escapeHtml(toSchemaText(schema))}</pre>${note}</td><td>${escapeHtml(requirement)}</td></tr>`
    })
    .join('')

const bodySchemas = (endpoint: Endpoint): [string, JsonSchema][] => {
  if (endpoint.files) return [['form', toFormSchema(endpoint)]]
  if (!endpoint.body) return []
  const schema = toJsonSchema(endpoint.body, 'input')
  return (schema.anyOf ?? [schema]).map((one, nth) => [nth === 0 ? 'body' : 'or body', one])
}

const requestHtml = (endpoint: Endpoint): string => {
  const rows = [
    ...(endpoint.params ? [fieldRows('path', toJsonSchema(z.object(endpoint.params), 'input'))] : []),
    ...(endpoint.query ? [fieldRows('query', toJsonSchema(z.object(endpoint.query), 'input'))] : []),
    ...bodySchemas(endpoint).map(([place, schema]) => fieldRows(place, schema)),
  ].join('')
  if (rows === '') return '<p>Nothing is sent with it.</p>'
  return `<table><caption>What is sent</caption><thead><tr><th scope="col">Field</th><th scope="col">Where</th><th scope="col">What</th><th scope="col">Must be there</th></tr></thead><tbody>${rows}</tbody></table>`
}

const replyHtml = ({ answers, reply }: Endpoint): string => {
  if (answers === 'file') return '<p>Answered: the file, as a download.</p>'
  if (answers === 'calendar') return '<p>Answered: dates as iCalendar (text/calendar).</p>'
  const shape = escapeHtml(toSchemaText(toJsonSchema(reply, 'output')))
  const where = answers === 'events' ? 'each event' : '<code>data</code>'
  return `<p>Answered in ${where}:</p><pre>${shape}</pre>`
}

const callers: Readonly<Record<Side, string>> = {
  public: 'anybody',
  student: 'a signed-in student',
  site: 'the university’s own site',
  staff: 'staff',
}

const callHtml = (one: NamedCall): string => {
  const { endpoint, name } = one
  const { access } = endpoint
  const who = callers[toSide(access)]
  const facts = [
    `for ${who}${typeof access === 'object' ? `, operation <code>${access.staff}</code>` : ''}`,
    ...(endpoint.isForPrograms ? ['meant for programs: no screen sends it'] : []),
  ].join(' · ')
  return `<article id="${name}">
<h3><span class="method">${endpoint.method}</span> <code>${endpoint.path}</code></h3>
<p>${toHtml(endpoint.summary)}</p>
<p class="facts"><code>${name}</code> · ${facts}</p>
${requestHtml(endpoint)}
${replyHtml(endpoint)}
<p class="facts">May refuse with ${listRefusalStatuses(one).join(', ')}.</p>
</article>`
}

const renderPage = (): string => {
  const calls = listCalls()
  const areas = [...Map.groupBy(calls, ({ area }) => area)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const sections = areas.map(
    ([area, areaCalls]) =>
      `<section aria-labelledby="${area}"><h2 id="${area}">${areaTitle(area)}</h2>${areaCalls.map(callHtml).join('\n')}</section>`,
  )
  const links = areas.map(
    ([area, areaCalls]) => `<li><a href="#${area}">${areaTitle(area)}</a> (${areaCalls.length})</li>`,
  )
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
<p>${calls.length} calls. The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<ul>${apiRules.map((rule) => `<li>${toHtml(rule)}</li>`).join('')}<li>An <code>id</code> is a whole number from 1 to 999999999; a name with <code>?</code> may be missing.</li></ul>
<nav aria-label="Areas"><ul class="areas">${links.join('')}</ul></nav>
</header>
<main id="calls">
${sections.join('\n')}
</main>
</body>
</html>
`
}

let cachedPage: string | undefined

/** The HTML page of the contract, rendered on the first request. */
export const renderDocsPage = (): string => (cachedPage ??= renderPage())
