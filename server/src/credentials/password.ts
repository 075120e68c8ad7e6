import * as argon2 from '@node-rs/argon2'
import { createQueue } from '#server/http/limits/queue.ts'
import { words } from './words.ts'

/** argon2id (the library's default) with 19 MiB, two passes, one lane: about 10 ms. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of an unknown password, so that an unknown code costs the same verification as a known one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$xokYiGMatGdnkjp2CmZi0A$8a26FpF6JeOe1DcvZJMatX6aixxEvFn9kY4aG3duEhs'

/**
 * At most two hashes at once: a rush of log-ins waits here instead of slowing down all other calls. The networks that
 * they come from take turns, and a dormitory behind one address fits into it.
 */
export const passwordQueue = createQueue({
  maxConcurrent: 2,
  maxLength: 1002,
  msPerTask: 40,
  fullPhrase: words.queueFull,
})

/** The argon2id hash of a password from this network. Refuses with 503 when the queue is full. */
export const hashPassword = (password: string, network = ''): Promise<string> =>
  passwordQueue.run(network, () => argon2.hash(password, hashOptions))

/** Verifies a password; a null hash (unknown code, or no password set) costs as much and is never correct. */
export const isPasswordCorrect = async (hash: string | null, password: string): Promise<boolean> =>
  (await argon2.verify(hash ?? dummyHash, password)) && hash !== null
