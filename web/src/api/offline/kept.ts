// What was read last, kept in the browser for the time without a network. It is one student's: another token finds
// nothing, and what the one before has left goes.

interface Kept {
  readonly data: unknown
  /** When it was read, in ms. */
  readonly at: number
}

const store = 'kept'
const ownerKey = 'owner'

const asked = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('not kept', { cause: request.error })))
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('portal', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  return asked(request)
}

let opened: Promise<IDBDatabase> | undefined

const inStore = async <Result>(
  mode: IDBTransactionMode,
  work: (all: IDBObjectStore) => Promise<Result>,
): Promise<Result> => work((await (opened ??= open())).transaction(store, mode).objectStore(store))

/** Takes a token; gives a mark that tells whose a copy is, and from which no token can be had. */
const markOf = (token: string): number => {
  let mark = 0x811c9dc5
  for (const letter of token) mark = Math.imul(mark ^ letter.codePointAt(0)!, 0x01000193)
  return mark >>> 0
}

/** Takes the token, what was read and by which key; keeps it, and forgets what another student has left. */
export const keep = (token: string, key: string, data: unknown): Promise<unknown> =>
  inStore('readwrite', async (all) => {
    const owner = markOf(token)
    if ((await asked(all.get(ownerKey))) !== owner) {
      await asked(all.clear())
      await asked(all.put(owner, ownerKey))
    }
    return asked(all.put({ data, at: Date.now() } satisfies Kept, key))
  })

/** Takes the token and a key; gives what this student has read by it last, or undefined. */
export const keptBy = (token: string, key: string): Promise<Kept | undefined> =>
  inStore('readonly', async (all) => {
    if ((await asked(all.get(ownerKey))) !== markOf(token)) return undefined
    return (await asked(all.get(key))) as Kept | undefined
  })

/** Forgets all that was kept, whosever it is. */
export const forgetKept = (): Promise<unknown> => inStore('readwrite', (all) => asked(all.clear()))
