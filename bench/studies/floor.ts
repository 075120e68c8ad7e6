import { readFileSync } from 'node:fs'
import { serveBare } from '../portal/bare-server.ts'

// The least work of a read: the statements that the portal runs for it, with their values.

interface Written {
  readonly texts: Readonly<Record<string, string>>
  readonly reads: Readonly<Record<string, readonly (readonly [name: string, values: readonly unknown[]])[]>>
}
const { texts, reads } = JSON.parse(readFileSync(process.env['STATEMENTS'] ?? '', 'utf8')) as Written

serveBare((studentID, url, ask) =>
  Promise.all(
    (reads[`${studentID} ${url}`] ?? []).map(([name, values]) =>
      ask({ name, text: texts[name] ?? '', values }),
    ),
  ),
)
