import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { launchOpen } from './browser/launch.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { keepToken, tokenOf } from './portal/signed-in.ts'
import { startPortal } from './portal/start-portal.ts'

// Lighthouse's accessibility and best practices on the built screens, as a telephone and as a desk sees them.
const goals = { accessibility: 100, 'best-practices': 95 }
type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]
const [portalPort, browserPort] = [4207, 4208]
const paths = ['/', '/registration', '/schedule', '/profile', '/registration-steps']

interface Audited {
  readonly path: string
  readonly form: 'mobile' | 'desktop'
  readonly scores: Record<Category, number>
  /** What kept a score from being whole. */
  readonly failed: readonly string[]
}

const audit = async (url: string, path: string, form: Audited['form']): Promise<Audited> => {
  const result = await lighthouse(
    url + path,
    // What the browser keeps is the token: without it every screen would be the log-in.
    {
      port: browserPort,
      onlyCategories: categories,
      disableStorageReset: true,
      throttlingMethod: 'provided',
    },
    form === 'desktop' ? desktopConfig : undefined,
  )
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${path}`)
  const { lhr } = result
  if (lhr.runtimeError !== undefined) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  if (new URL(lhr.finalDisplayedUrl).pathname !== path) {
    throw new Error(`${path} led to ${lhr.finalDisplayedUrl}`)
  }
  const refs = categories.flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
  const failed = refs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const scores = { accessibility: score('accessibility'), 'best-practices': score('best-practices') }
  console.log(`${path} ${form}: ${JSON.stringify(scores)} ${failed.join(', ')}`)
  return { path, form, scores, failed }
}

const inBothForms = async (url: string, path: string): Promise<Audited[]> => [
  await audit(url, path, 'mobile'),
  await audit(url, path, 'desktop'),
]

const auditAll = async (url: string, context: BrowserContext, token: string): Promise<Audited[]> => {
  const audited = await inBothForms(url, '/login')
  await keepToken(context, url, token)
  for (const path of paths) audited.push(...(await inBothForms(url, path)))
  return audited
}

const audited = await withDemoDatabase(500, async (db) => {
  const portal = await startPortal(portalPort, db.url)
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const context = await launchOpen(folder, browserPort)
  try {
    return await auditAll(portal.url, context, await tokenOf(db, 'everyday'))
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
    await portal.stop()
  }
})

const lowest = (name: Category) => Math.min(...audited.map(({ scores }) => scores[name]))
const reached = categories.every((name) => lowest(name) >= goals[name])
console.log(
  JSON.stringify({
    bench: 'lighthouse',
    audits: audited.length,
    lowest: { accessibility: lowest('accessibility'), 'best-practices': lowest('best-practices') },
    failed: audited.filter(({ failed }) => failed.length > 0),
    goal: 'accessibility 100, best practices ≥ 95 on every screen',
    ok: reached,
  }),
)
process.exitCode = reached ? 0 : 1
