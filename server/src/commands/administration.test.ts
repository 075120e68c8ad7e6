import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDatabase, transferToPlainRole } from '#server/db/test-create-database.ts'
import { env } from '#server/env.ts'
import { startSmtpServer } from '#server/mail/test-smtp-server.ts'

const document = readFileSync(join(env.root, 'docs/administration.md'), 'utf8')
/** A line of cron without its time and user; there a percent sign stands for a line break unless it is escaped. */
const cronLine = /^\d+ \d+ \* \* \* (?:portal )?(?=\S)/
const isOfCron = (line: string) => cronLine.test(line)
const commands = [...document.matchAll(/^```[a-z]*\n([^]*?)^```$/gm)].flatMap(([, block]) =>
  block!.trim().split('\n'),
)
const toCommand = (line: string) =>
  isOfCron(line)
    ? line.replace(cronLine, '').replaceAll(String.raw`\%`, '%')
    : line.replace(/^runuser -u portal -- /, '')
const isRun = (line: string) =>
  isOfCron(line) || (line.includes('/srv/portal/deploy/portal ') && !/ rehearsal /.test(line))
const ofPortal = commands.filter(isRun).map(toCommand)

/** The commands that the system runs, or another test: a line of neither kind is one that nobody has tried. */
const others: readonly (readonly [RegExp, test: string | null, name?: string])[] = [
  [/^(apt-get install|adduser|git (clone|fetch|checkout)|cd |systemctl|journalctl|nginx -t$)/, null],
  [/^runuser -u postgres -- (createuser|createdb|psql) /, null],
  [/^(install|ln|mv|sed) .*\/(etc|sites-enabled)\//, null],
  [/^install -d .* \/var\/backups\/portal$/, null],
  [/^(addgroup --system portal-import|install -d .* \/srv\/portal-import)$/, null],
  [
    /^npm run build -- --production$/,
    'boot/install/install.test.ts',
    'removes the packages that only the build needs',
  ],
  [
    /^runuser .* rehearsal --rounds 3$/,
    'server/src/rehearsal/run-stored-rehearsal.test.ts',
    'plays the opening on a copy, says who got what, and leaves the university as it was',
  ],
  [
    /^curl .*\/readyz$/,
    'server/src/health/health.test.ts',
    'say that the process answers, and that it can serve',
  ],
  [
    /^curl .*:9464\/metrics$/,
    'server/src/metrics/metrics.test.ts',
    'counts calls by their name and never by their address',
  ],
]

const folder = mkdtempSync(join(tmpdir(), 'portal-administration-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [database, restored] = [
  await createDatabase(undefined, afterAll),
  await createDatabase(undefined, afterAll),
]
const mailServer = await startSmtpServer()
afterAll(mailServer.close)
const toSettings = (url: string, files: string) =>
  [`DATABASE_URL='${url}'`, `PORTAL_FILES=${join(folder, files)}`, 'PUBLIC_URL=https://portal.example.edu']
    .concat(`SMTP_URL=smtp://127.0.0.1:${mailServer.port}`, 'MAIL_FROM=portal@portal.example.edu', '')
    .join('\n')
/** The paths of the document, in a folder of the test. */
const paths = new Map([
  ['/srv/portal/deploy/portal', join(env.root, 'deploy/portal')],
  ['/var/lib/student-portal/records', join(folder, 'records')],
  ['/var/lib/student-portal/logo.png', join(folder, 'logo.png')],
  ['/var/backups/portal', join(folder, 'backups')],
  ['/srv/portal-import', join(folder, 'import')],
  ['/etc/student-portal-restored.env', join(folder, 'restored.env')],
])
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
writeFileSync(join(folder, 'logo.png'), Buffer.from(onePixel, 'base64'))
mkdirSync(join(folder, 'backups'))
for (const name of ['done', 'refused']) mkdirSync(join(folder, 'import', name), { recursive: true })
// As on a server: the role owns the database, and is no superuser.
const [url, restoredUrl] = [
  await transferToPlainRole(database, afterAll),
  await transferToPlainRole(restored, afterAll),
]
writeFileSync(join(folder, 'settings.env'), toSettings(url, 'files'))
writeFileSync(join(folder, 'restored.env'), toSettings(restoredUrl, 'restored-files'))

/** The values that the administrator enters into the templates, besides the required columns. */
const records: Readonly<Record<string, string>> = {
  schools: 'code,name_ka,name_en\nLAW,სამართალი,Law',
  programmes:
    'code,school,name_ka,name_en,category,level,ects,semesters\nLAW-BA,LAW,სამართალი,Law,1,bachelor,240,8',
  subjects: 'code,name_ka,name_en,credits\nLAW101,შესავალი,Introduction,6',
  modules: 'code,programme,name_ka,name_en,kind\nLAW-BA-1,LAW-BA,სავალდებულო,Compulsory,compulsory',
  module_subjects: 'module,subject\nLAW-BA-1,LAW101',
  semesters: 'code,name_ka,name_en,starts_on,ends_on\n2026-autumn,შემოდგომა,Autumn,2026-09-14,2027-02-14',
  groups: 'code,semester,subject,name,type,capacity\nG1,2026-autumn,LAW101,1,1,30',
  students:
    'code,first_name_ka,first_name_en,last_name_ka,last_name_en,programme,university_email\n' +
    'U2400001,ნინო,Nino,ბერიძე,Beridze,LAW-BA,u1@students.example',
}
const fillTemplates = () => {
  for (const [name, text] of Object.entries(records)) {
    const file = join(folder, 'records', `${name}.csv`)
    expect(readFileSync(file, 'utf8'), file).toContain(text.split(',')[0])
    writeFileSync(file, `${text}\n`)
  }
}

const run = (line: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const own = [...paths].reduce((text, [from, to]) => text.replaceAll(from, to), line)
    execFile(
      'sh',
      ['-c', own],
      // A folder that is not the project's, as an administrator's home.
      {
        cwd: folder,
        env: {
          PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
          PORTAL_SETTINGS: join(folder, 'settings.env'),
        },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

const outputs: string[] = []

// Each command is a test, with a time limit of its own: it is two processes, and a busy machine takes its time.
describe.runIf(process.platform !== 'win32')(
  'the commands of docs/administration.md, one after the other, from an empty database to a restored one',
  () => {
    let isBroken = false
    it.for(ofPortal.map((line, nth) => ({ line, nth })))('$nth: $line', async ({ line, nth }, { skip }) => {
      skip(isBroken, 'A command before it has failed.')
      isBroken = true
      const { code, output } = await run(line)
      // Text messages and windows are missing, for example.
      const isIncomplete = line.endsWith(' doctor') && output.includes('cannot open yet')
      expect(code, `${line}\n${output}`).toBe(isIncomplete ? 1 : 0)
      if (line.includes(' export ')) fillTemplates()
      outputs[nth] = output
      isBroken = false
    })

    it('have done what the text says', async () => {
      expect(ofPortal.length).toBeGreaterThan(15)
      expect(commands.filter(isOfCron)).toHaveLength(3)
      expect(Object.keys(outputs)).toHaveLength(ofPortal.length)
      const all = outputs.join('\n')
      for (const sentence of [
        'is the first administrator',
        'Dry run: nothing was saved.',
        'Applied.',
        '1 of 1 students: 1 e-mail sent',
        'https://portal.example.edu/confirmation/',
        '2026-autumn is the current semester now.',
        'credit_limits was',
        'Saved ',
        'Restored ',
      ])
        expect(all).toContain(sentence)
      expect(await restored.query('select code from student')).toEqual([{ code: 'U2400001' }])
      // /metrics has its age.
      expect(await database.query(`select from setting where name = 'backup_made_at'`)).toHaveLength(1)
    })
  },
)

describe('the commands of docs/administration.md', () => {
  it('are run above, by the system, or by a test that is named here', () => {
    const unknown = commands.filter((line) => !isRun(line) && !others.some(([pattern]) => pattern.test(line)))
    expect(unknown).toEqual([])
    for (const [, test, name] of others)
      if (test !== null) expect(readFileSync(join(env.root, test), 'utf8'), test).toContain(name)
    for (const [pattern] of others)
      expect(
        commands.some((line) => pattern.test(line)),
        String(pattern),
      ).toBe(true)
  })

  it('are no others in the text than commands of the portal', () => {
    const { scripts } = JSON.parse(readFileSync(join(env.root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const inline = [...document.matchAll(/`npm (?:run )?([a-z-]+)(?: [^`]*)?`/g)].map(([, name]) => name!)
    expect(inline.length).toBeGreaterThan(1)
    expect(inline.filter((name) => scripts[name] === undefined)).toEqual([])
  })

  it('install only files that are there, at the paths that the files themselves name', () => {
    const installed = commands.flatMap(
      (line) => /^install .* (deploy\/\S+) (\/\S+)$/.exec(line)?.slice(1) ?? [],
    )
    expect(installed).toHaveLength(10)
    for (let nth = 0; nth < installed.length; nth += 2) {
      const [file, target] = [installed[nth]!, installed[nth + 1]!]
      expect(existsSync(join(env.root, file)), file).toBe(true)
      expect(readFileSync(join(env.root, file), 'utf8').split('\n').slice(0, 2).join(' '), file).toContain(
        target,
      )
    }
  })
})

describe('the lines of the log', () => {
  const listSources = async () => {
    const { globSync } = await import('node:fs')
    return globSync('server/src/**/*.ts', { cwd: env.root }).filter((file) => !file.endsWith('.test.ts'))
  }

  it('are all explained, and no other', async () => {
    const sources = (await listSources()).map((file) => readFileSync(join(env.root, file), 'utf8'))
    const written = sources.flatMap((text) =>
      [
        ...text.matchAll(/\blog\.(?:warn|error|info)\([^]{0,300}?['`]([A-Z][^'`]{8,})['`]/g),
        ...text.matchAll(/\brun\(\w+, '([A-Z][^']+)'\)/g),
      ].map(([, sentence]) => sentence!.replace(/\$\{.*/, '').trim()),
    )
    expect(written.length).toBeGreaterThan(20)
    const table = document.split('## The lines of the log')[1]!
    const explained = [...table.matchAll(/^\| ([A-Z][^|]+?) +\|/gm)].map(([, sentence]) =>
      sentence!.replace(/ …$/, ''),
    )
    const isSame = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)
    expect(written.filter((one) => !explained.some((other) => isSame(one, other)))).toEqual([])
    expect(explained.filter((one) => !written.some((other) => isSame(one, other)))).toEqual([])
  })
})
