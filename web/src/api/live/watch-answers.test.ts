import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { problems } from '#contract/administration/problems.ts'
import { stubBrowser } from '#web/api/session/test-browser.ts'
import type { LiveEvent } from '#web/api/stream/event-reader.ts'

const { stored, page } = stubBrowser()
stored.set('token', 'students-token')
vi.stubGlobal('removeEventListener', () => undefined)
Object.assign(page, {
  visibilityState: 'visible',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
const { watchAnswers } = await import('./watch-answers.ts')

test('reads again when the stream opens and when an answer arrives', async () => {
  const client = new QueryClient()
  let reads = 0
  const screen = new QueryObserver(client, {
    queryKey: [problems.list.path],
    queryFn: () => Promise.resolve((reads += 1)),
  })
  const closeScreen = screen.subscribe(() => undefined)
  await expect.poll(() => reads).toBe(1)
  let open: (() => void) | undefined
  let send: ((event: LiveEvent) => void) | undefined
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve) => {
        open = () => {
          const body = new ReadableStream<Uint8Array>({
            start: (control) => {
              signal!.addEventListener('abort', () => control.error(signal!.reason))
              send = (event) =>
                control.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
            },
          })
          resolve(new Response(body))
        }
      }),
  )
  const leave = watchAnswers(client, 'problems', 'answer')
  await expect.poll(() => open).toBeDefined()
  expect(reads).toBe(1)
  open!()
  await expect.poll(() => reads).toBe(2)
  send!({ topic: 'answer' })
  await expect.poll(() => reads).toBe(3)
  send!({ topic: 'conversation', conversationID: 1 })
  send!({ topic: 'answer' })
  await expect.poll(() => reads).toBe(4)
  leave()
  closeScreen()
})
