import * as argon2 from '@node-rs/argon2'
import { createQueue, type Turn } from '#server/http/queue.ts'
import { words } from '#server/areas/session/words.ts'

/** argon2id (the library's default) with 19 MiB, two passes, one lane: about 10 ms. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of an unknown password, so that an unknown code costs the same verification as a known one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$xokYiGMatGdnkjp2CmZi0A$8a26FpF6JeOe1DcvZJMatX6aixxEvFn9kY4aG3duEhs'

/** At most two hashes at once: a rush of log-ins waits here instead of slowing down all other calls. */
export const passwordQueue = createQueue({
  maxConcurrent: 2,
  maxLength: 202,
  msPerTask: 15,
  fullPhrase: words.queueFull,
})

/** The argon2id hash of a password. Refuses with 503 when the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  passwordQueue.enter((turn) => turn(() => argon2.hash(password, hashOptions)))

/** Verifies a password; a null hash (unknown code, or no password set) costs as much and is never correct. */
export const isPasswordCorrect = (hash: string | null, password: string, turn: Turn): Promise<boolean> =>
  turn(async () => (await argon2.verify(hash ?? dummyHash, password)) && hash !== null)

/** As `isPasswordCorrect`, in the queue. */
export const verifyPassword = (hash: string | null, password: string): Promise<boolean> =>
  passwordQueue.enter((turn) => isPasswordCorrect(hash, password, turn))
