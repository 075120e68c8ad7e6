import { blockerId, canBeClosed, type Blocker } from '#rules/duties/blocker.ts'
import { hasDialog, type DialogKey } from '#rules/duties/registry.ts'

/** A duty that is asked for and answered in a dialog. */
export type DialogBlocker = Blocker & { readonly key: DialogKey }

const isInDialog = (blocker: Blocker): blocker is DialogBlocker => hasDialog(blocker.key)

/**
 * The dialogs to show one by one, in order, without those that were closed for this visit. What can no longer be closed,
 * because a time is free again, is shown all the same.
 */
export const listDialogsToShow = (
  blockers: readonly Blocker[],
  closed: ReadonlySet<string>,
): readonly DialogBlocker[] =>
  blockers.filter(isInDialog).filter((each) => !(closed.has(blockerId(each)) && canBeClosed(each)))
