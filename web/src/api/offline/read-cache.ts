// The last replies of some reads, for the time without a network. They belong to one student: another token finds
// nothing and clears them.

interface CachedRead {
  readonly data: unknown
  /** When it was read, in ms since the epoch. */
  readonly at: number
}

const storeName = 'reads'
const ownerKey = 'owner'

const toPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('IndexedDB failed', { cause: request.error })))
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('portal', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return toPromise(request)
}

let opened: Promise<IDBDatabase> | undefined

const runInStore = async <Result>(
  mode: IDBTransactionMode,
  run: (all: IDBObjectStore) => Promise<Result>,
): Promise<Result> => run((await (opened ??= open())).transaction(storeName, mode).objectStore(storeName))

/** A hash that identifies whose a copy is and from which the token cannot be derived. */
const toOwnerHash = (token: string): number => {
  let hash = 0x811c9dc5
  for (const letter of token) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** Saves a reply; clears the replies of another student first. */
export const saveRead = (token: string, key: string, data: unknown): Promise<unknown> =>
  runInStore('readwrite', async (all) => {
    const owner = toOwnerHash(token)
    if ((await toPromise(all.get(ownerKey))) !== owner) {
      await toPromise(all.clear())
      await toPromise(all.put(owner, ownerKey))
    }
    return toPromise(all.put({ data, at: Date.now() } satisfies CachedRead, key))
  })

export const findRead = (token: string, key: string): Promise<CachedRead | undefined> =>
  runInStore('readonly', async (all) => {
    if ((await toPromise(all.get(ownerKey))) !== toOwnerHash(token)) return undefined
    return (await toPromise(all.get(key))) as CachedRead | undefined
  })

export const clearCachedReads = (): Promise<unknown> =>
  runInStore('readwrite', (all) => toPromise(all.clear()))
