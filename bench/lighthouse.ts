import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { launchOpen } from './browser/launch.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { saveToken, createToken } from './portal/signed-in.ts'
import { startPortal } from './portal/start-portal.ts'

// Lighthouse's accessibility and best practices on the built screens, on mobile and desktop.
const goals = { accessibility: 100, 'best-practices': 95 }
type Category = keyof typeof goals
const categories = Object.keys(goals) as Category[]
const [portalPort, browserPort] = [4207, 4208]
const paths = [
  '/',
  '/registration',
  '/schedule',
  '/exam-schedule',
  '/evaluations',
  '/my-program',
  '/academic-calendar',
  '/duties',
  '/profile',
  '/registration-steps',
]

interface AuditResult {
  readonly path: string
  readonly form: 'mobile' | 'desktop'
  readonly scores: Record<Category, number>
  /** The audits that lowered a score. */
  readonly failed: readonly string[]
}

const audit = async (url: string, path: string, form: AuditResult['form']): Promise<AuditResult> => {
  const result = await lighthouse(
    url + path,
    // The storage holds the token: without it every screen would redirect to the log-in.
    {
      port: browserPort,
      onlyCategories: categories,
      disableStorageReset: true,
      throttlingMethod: 'provided',
    },
    form === 'desktop' ? desktopConfig : undefined,
  )
  if (result === undefined) throw new Error(`Lighthouse has no result for ${path}`)
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

const auditBothForms = async (url: string, path: string): Promise<AuditResult[]> => [
  await audit(url, path, 'mobile'),
  await audit(url, path, 'desktop'),
]

const auditAll = async (url: string, context: BrowserContext, token: string): Promise<AuditResult[]> => {
  const audited = await auditBothForms(url, '/login')
  await saveToken(context, url, token)
  for (const path of paths) audited.push(...(await auditBothForms(url, path)))
  return audited
}

const audited = await withDemoDatabase(500, async (db) => {
  const portal = await startPortal(portalPort, db.url)
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const context = await launchOpen(folder, browserPort)
  try {
    return await auditAll(portal.url, context, await createToken(db, 'everyday'))
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
    await portal.stop()
  }
})

const lowest = (name: Category) => Math.min(...audited.map(({ scores }) => scores[name]))
const isGoalReached = categories.every((name) => lowest(name) >= goals[name])
console.log(
  JSON.stringify({
    bench: 'lighthouse',
    audits: audited.length,
    lowest: { accessibility: lowest('accessibility'), 'best-practices': lowest('best-practices') },
    failed: audited.filter(({ failed }) => failed.length > 0),
    goal: 'accessibility 100, best practices ≥ 95 on every screen',
    ok: isGoalReached,
  }),
)
process.exitCode = isGoalReached ? 0 : 1
