import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { onLocaleChange } from '#web/i18n/locale.ts'
import { clearCachedReads } from './offline/read-cache.ts'
import { cacheReads } from './offline/cached-reads.ts'
import { defaultOptions } from './default-options.ts'
import { Problem } from './problem.ts'
import { onSessionEnd } from './session/session.ts'

/** After a 401 of any call the user is read again, and that read ends the session (spec 4.1.6). */
export const recheckDeadToken = (problem: unknown, isUserItself = false): void => {
  if (problem instanceof Problem && problem.status === 401 && !isUserItself) {
    void queryClient.invalidateQueries({ queryKey: [session.user.path] })
  }
}

/** The cache of all reads. A 401 is never retried (spec 8.3.1). */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (problem, query) => recheckDeadToken(problem, query.queryKey[0] === session.user.path),
  }),
  mutationCache: new MutationCache({ onError: (problem) => recheckDeadToken(problem) }),
  defaultOptions,
})

// Another tab may have answered a blocking dialog.
queryClient.setQueryDefaults([session.user.path], { staleTime: 3_000, refetchOnWindowFocus: true })

cacheReads(queryClient)

/**
 * Reads the sentences of the server again; the old ones stay until the new ones come. A failed read keeps its problem,
 * which has both languages.
 */
export const refreshSentences = (client: QueryClient): void =>
  void client.invalidateQueries({
    predicate: ({ meta, state }) => meta?.hasSentences === true && state.data !== undefined,
  })

onLocaleChange(() => refreshSentences(queryClient))

onSessionEnd(() => {
  queryClient.clear()
  clearCachedReads().catch(() => undefined)
})
