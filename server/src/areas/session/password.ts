import * as argon2 from '@node-rs/argon2'
import { makeQueue, type Turn } from '#server/http/queue.ts'
import { words } from './words.ts'

/** argon2id (the library's default) over 19 MiB, two passes, one lane: about 10 ms. */
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password that nobody knows: an unknown code costs the same verification as a known one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$xokYiGMatGdnkjp2CmZi0A$8a26FpF6JeOe1DcvZJMatX6aixxEvFn9kY4aG3duEhs'

/** Passwords are hashed two at once; a storm of log-ins waits here and not in everybody's way. */
export const passwordQueue = makeQueue({
  maxConcurrent: 2,
  maxLength: 202,
  msPerTask: 15,
  fullPhrase: words.queueFull,
})

/** Takes a password; gives its argon2id hash, when its turn has come. Refuses with 503 when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  passwordQueue.enter((turn) => turn(() => argon2.hash(password, hashOptions)))

/** Takes a hash (none: an unknown code, or no password set), a password and a turn; says whether they belong together. */
export const isPasswordCorrect = (hash: string | null, password: string, turn: Turn): Promise<boolean> =>
  turn(async () => (await argon2.verify(hash ?? dummyHash, password)) && hash !== null)

/** Takes a hash (none: costs as much and is wrong) and a password; says whether they belong together, in its turn. */
export const verifyPassword = (hash: string | null, password: string): Promise<boolean> =>
  passwordQueue.enter((turn) => isPasswordCorrect(hash, password, turn))
