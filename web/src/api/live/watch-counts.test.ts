import { expect, test, vi } from 'vitest'
import { agenda } from '#contract/account/agenda.ts'
import { notifications } from '#contract/account/notifications.ts'
import { stubBrowser } from '#web/api/session/test-browser.ts'

const { stored, page } = stubBrowser()
stored.set('token', 'students-token')
vi.stubGlobal('removeEventListener', () => undefined)
Object.assign(page, {
  visibilityState: 'visible',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
const { q } = await import('#web/api/call.ts')
const { queryClient } = await import('#web/api/query-client.ts')
const { watchCounts } = await import('./watch-counts.ts')

test('has what happened between the first read and the opening of the stream', async () => {
  const counts = { notifications: 3, messages: 1 }
  let openStream: (() => void) | undefined
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) =>
    url.startsWith(notifications.counts.path)
      ? Promise.resolve(Response.json({ data: counts }))
      : new Promise<Response>((resolve) => {
          openStream = () => {
            const body = new ReadableStream({
              start: (control) => signal!.addEventListener('abort', () => control.error(signal!.reason)),
            })
            resolve(new Response(body))
          }
        }),
  )
  const { queryKey } = q(agenda.list)
  const read = { items: [], new_notifications: 2, new_messages: 0 }
  queryClient.setQueryData(queryKey, read as never)
  const shown = () => queryClient.getQueryData(queryKey)
  const leave = watchCounts()
  await expect.poll(() => openStream).toBeDefined()
  expect(shown()).toMatchObject({ new_notifications: 2 })
  openStream!()
  await expect.poll(shown).toMatchObject({ new_notifications: 3, new_messages: 1 })
  leave()
})
