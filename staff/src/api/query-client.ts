import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { defaultOptions } from '#web/api/default-options.ts'
import { Problem } from '#web/api/problem.ts'

let onSignedOut = (): void => undefined

/** Called when a call was refused because its session has ended. */
export const setSignedOutListener = (listener: typeof onSignedOut): void => {
  onSignedOut = listener
}

const checkToken = (problem: unknown): void => {
  // A wrong password is a 401 too.
  if (problem instanceof Problem && problem.code === 'signed_out') onSignedOut()
}

/** The cache of all reads. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: checkToken }),
  mutationCache: new MutationCache({ onError: checkToken }),
  defaultOptions,
})
