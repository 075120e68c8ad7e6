import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

/** A read on the screen; each of its requests is answered by hand, with what the server had when it came. */
const testRead = () => {
  const client = new QueryClient()
  let stored = 'before'
  const answers: (() => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => {
      const reply = stored
      return new Promise<string>((resolve) => answers.push(() => resolve(reply)))
    },
  })
  observer.subscribe(() => undefined)
  const answerAll = async () => {
    while (answers.length > 0) {
      answers.shift()!()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { client, write: (text: string) => (stored = text), answerAll, answers }
}

test('replaces the reply of a first read that began before the write', async () => {
  const { client, write, answerAll } = testRead()
  write('after')
  const done = readAgain(client, { queryKey: ['list'] })
  await answerAll()
  await done
  expect(client.getQueryData(['list'])).toBe('after')
})

test('reads once what had been read', async () => {
  const { client, write, answerAll, answers } = testRead()
  await answerAll()
  write('after')
  const done = readAgain(client)
  expect(answers).toHaveLength(1)
  await answerAll()
  await done
  expect(client.getQueryData(['list'])).toBe('after')
})
