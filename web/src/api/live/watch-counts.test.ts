import { QueryObserver } from '@tanstack/react-query'
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

const { queryKey } = q(agenda.list)
const read = { items: [], new_notifications: 2, new_messages: 0 }
const shown = () => queryClient.getQueryData(queryKey)

/** Answers the counts and the agenda; the stream opens when the test says so. */
const stubServer = (
  counts: object,
  readAgenda: () => Promise<Response> = () => new Promise(() => undefined),
) => {
  const streams: (() => void)[] = []
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    if (url.startsWith(notifications.counts.path)) return Promise.resolve(Response.json({ data: counts }))
    if (url.startsWith(agenda.list.path)) return readAgenda()
    return new Promise<Response>((resolve) => {
      streams.push(() => {
        const body = new ReadableStream({
          start: (control) => signal!.addEventListener('abort', () => control.error(signal!.reason)),
        })
        resolve(new Response(body))
      })
    })
  })
  return streams
}

test('has what happened between the first read and the opening of the stream', async () => {
  const streams = stubServer({ notifications: 3, messages: 1 })
  queryClient.setQueryData(queryKey, read as never)
  const leave = watchCounts()
  await expect.poll(() => streams.length).toBe(1)
  expect(shown()).toMatchObject({ new_notifications: 2 })
  streams[0]!()
  await expect.poll(shown).toMatchObject({ new_notifications: 3, new_messages: 1 })
  leave()
})

test('keeps the counts when a read that was sent before them answers', async () => {
  const replies: (() => void)[] = []
  const streams = stubServer({ notifications: 5, messages: 1 }, () => {
    const counted = replies.length === 0 ? 2 : 5
    return new Promise((resolve) => {
      replies.push(() => resolve(Response.json({ data: { ...read, new_notifications: counted } })))
    })
  })
  queryClient.setQueryData(queryKey, read as never)
  const screen = new QueryObserver(queryClient, q(agenda.list))
  const closeScreen = screen.subscribe(() => undefined)
  void queryClient.refetchQueries({ queryKey })
  await expect.poll(() => replies.length).toBe(1)
  const leave = watchCounts()
  await expect.poll(() => streams.length).toBe(1)
  streams[0]!()
  await expect.poll(shown).toMatchObject({ new_notifications: 5 })
  replies[0]!()
  await expect.poll(() => replies.length).toBe(2)
  replies[1]!()
  await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(0)
  expect(shown()).toMatchObject({ new_notifications: 5 })
  closeScreen()
  leave()
})
