import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { groups } from '#contract/registration/groups.ts'
import { stubBrowser } from '#web/api/session/test-browser.ts'

const { stored, page } = stubBrowser()
stored.set('token', 'students-token')
vi.stubGlobal('removeEventListener', () => undefined)
Object.assign(page, {
  visibilityState: 'visible',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
vi.spyOn(Math, 'random').mockReturnValue(0)
const { queryClient } = await import('#web/api/query-client.ts')
const { streamState, watchSeats } = await import('./watch-seats.ts')

test('reads the groups again when the stream opens, because earlier changes had no event', async () => {
  let open: (() => void) | undefined
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve) => {
        open = () => {
          const body = new ReadableStream({
            start: (control) => signal!.addEventListener('abort', () => control.error(signal!.reason)),
          })
          resolve(new Response(body))
        }
      }),
  )
  let reads = 0
  const screen = new QueryObserver(queryClient, {
    queryKey: [groups.general.path, { params: { subjectID: 1 } }],
    queryFn: () => {
      reads += 1
      return Promise.resolve({ groups: [], code: null, message: null })
    },
  })
  const closeScreen = screen.subscribe(() => undefined)
  const leave = watchSeats({}, () => undefined)
  await expect.poll(() => [open !== undefined, reads]).toEqual([true, 1])
  open!()
  await expect.poll(() => reads).toBe(2)
  // And not by polling, after the stream was lost.
  expect(streamState()).toBe('live')
  leave()
  closeScreen()
})
