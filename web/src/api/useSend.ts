import { createUseSend } from './create-use-send.ts'
import { refreshAfter } from './freshness.ts'
import { refreshSentences } from './query-client.ts'

/**
 * The mutation of a writing call. What it makes stale is read again (see `freshness.ts`), and it is pending until then.
 * A second `mutate` while one is pending is ignored.
 */
export const useSend = createUseSend({ refreshAfter, refreshSentences })
