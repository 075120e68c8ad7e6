import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { findFreePort } from '#server/db/embedded/find-free-port.ts'
import { env } from '#server/env.ts'
import { test } from '../journey.ts'
import { lockMigrations } from '../sql.ts'

test.use({ allowedConsoleErrors: /503/ })

const readState = async (request: APIRequestContext, url: string): Promise<string> => {
  const answer = await request.get(url).catch(() => undefined)
  if (answer === undefined) return 'closed'
  const { status, step = '' } = (await answer.json()) as { status: string; step?: string }
  return `${answer.status()} ${status} ${step}`.trim()
}

test('a second portal waits for a slow migration with its port open, and then a waiting page opens by itself', async ({
  page,
  request,
  db,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-starting-'))
  const address = `http://127.0.0.1:${await findFreePort()}`
  const states: string[] = []
  const watchFor = (state: string) =>
    expect
      .poll(
        async () => {
          const found = await readState(request, `${address}/readyz`)
          if (found !== states.at(-1)) states.push(found)
          return found
        },
        { intervals: [20], timeout: 30_000 },
      )
      .toBe(state)
  await watchFor('closed')
  const portal = await db.transaction(async (migrating) => {
    // As another portal that upgrades the same database.
    await lockMigrations(migrating)
    const started = spawn(process.execPath, [join(env.root, 'server/src/main.ts')], {
      env: {
        ...process.env,
        PORT: new URL(address).port,
        HOST: '127.0.0.1',
        DATABASE_URL: db.url,
        PORTAL_FILES: join(folder, 'files'),
      },
      stdio: 'ignore',
    })
    await watchFor('503 starting migrations')
    expect(await readState(request, `${address}/healthz`)).toBe('200 ok')
    const answer = await page.goto(`${address}/registration`)
    expect([answer?.status(), await answer?.headerValue('retry-after')]).toEqual([503, '3'])
    await expect(page.getByRole('heading')).toHaveText(['პორტალი ირთვება', 'The portal is starting'])
    return started
  })
  try {
    await watchFor('200 ok')
    expect(states.filter((state) => state !== '503 starting loading')).toEqual([
      'closed',
      '503 starting migrations',
      '200 ok',
    ])
    // Nobody clicks: the page that waited is the log-in now.
    await expect(page.locator('input[type=password]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
  } finally {
    portal.kill('SIGTERM')
    await once(portal, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  expect(portal.exitCode).toBe(0)
  await watchFor('closed')
})
