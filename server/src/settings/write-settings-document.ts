import { settings } from './settings.ts'

const toCell = (text: string): string => text.replaceAll('|', '\\|')

/** The text of docs/settings.md. */
export const writeSettingsDocument = (): string => {
  const rows = settings
    .filter(({ changedBy }) => changedBy !== 'portal')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, meaning, shape, default: value, whenWrong }) => {
      const parts = Object.entries(shape.parts ?? {}).map(([part, { en }]) => `\`${part}\`: ${en}`)
      const what = parts.length > 0 ? `an object in braces with ${parts.join('; ')}` : shape.en
      const instead =
        whenWrong === undefined || JSON.stringify(whenWrong) === JSON.stringify(value)
          ? ''
          : `; \`${JSON.stringify(whenWrong)}\` while it is wrong`
      const first = value === undefined ? 'none' : `\`${JSON.stringify(value)}\``
      return `| \`${name}\` | ${toCell(meaning.en)} | ${toCell(what)} | ${toCell(first + instead)} |`
    })
  return `# Settings of the university

What the university decides for all is in the database: \`npm run setting\` lists it with what each setting means, \`npm run setting -- set NAME VALUE\` changes one, and [settings.csv](records.md) changes several. The portal need not be restarted. What belongs to one machine is in [deploy/portal.env](../deploy/portal.env).

A value that does not fit is refused. One that is stored already, for example because it was written into the table by hand or came with a restored backup, is not used: the portal goes on with the last right value or the one of the table, logs it once, and \`npm run doctor\` finds it.

This table is written by \`npm run schema\` from \`server/src/settings\`.

| setting | what it decides | its value | in a new portal |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
