import { setTimeout as sleep } from 'node:timers/promises'
import { HttpConnection, type Answer } from './http-connection.ts'

interface CallerOptions {
  readonly url: string
  readonly studentID: number
  readonly token: string
  /** After the final answer of a call; `ms` has passed since it was first sent. */
  readonly onAnswer: (name: string, ms: number) => void
  /** A lost answer, a full server or an error of it: the call is sent again. The status is 0 without an answer. */
  readonly onRetry: (status: number, method: string, path: string) => void
  /** How long one call is repeated (ms); without end by default. */
  readonly giveUpAfterMs?: number
}

export interface Call {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  /** Such as "idempotency-key: 1\r\n". */
  readonly headers?: string
  readonly body?: string
}

/** Every student comes from an address of their own: one address would run out of ports. */
const toLocalAddress = (studentID: number): string =>
  process.platform === 'linux' ? `127.0.${(studentID >> 8) & 255}.${studentID & 255 || 1}` : '127.0.0.1'

/** A browser's delay before a retry, which respects Retry-After. */
const retryDelayMs = ({ retryAfter }: Pick<Answer, 'retryAfter'>): number =>
  retryAfter * 1000 + 200 + Math.random() * 800

const isFinalStatus = (status: number): boolean => status > 0 && status < 500 && status !== 429

/** A signed-in student's browser: one connection, and what is lost is sent again, a write with the same key. */
export const createCaller = ({
  url,
  studentID,
  token,
  onAnswer,
  onRetry,
  giveUpAfterMs = Infinity,
}: CallerOptions) => {
  const line = new HttpConnection(url, toLocalAddress(studentID))
  const common = `authorization: Bearer ${token}\r\naccept-encoding: gzip, deflate, br\r\n`
  /** The status is 0 when the student gave up. */
  const call = async (
    name: string,
    { method = 'GET', path, headers = 'content-language: en\r\n', body = '' }: Call,
  ): Promise<Answer> => {
    const begun = performance.now()
    for (;;) {
      const answer = await line
        .ask(method, path, common + headers, body)
        .catch((): Answer => ({ status: 0, retryAfter: 0, body: Buffer.alloc(0) }))
      const ms = performance.now() - begun
      if (isFinalStatus(answer.status)) {
        onAnswer(name, ms)
        return answer
      }
      onRetry(answer.status, method, path)
      if (ms > giveUpAfterMs) return { ...answer, status: 0 }
      await sleep(retryDelayMs(answer))
    }
  }
  return { call, close: () => line.close() }
}
