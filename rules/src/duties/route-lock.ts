import { routeLocks } from './route-locks.ts'

const toPlainPath = (path: string): string => path.replace(/[?#].*/s, '').replace(/\/+$/, '') || '/'

/**
 * The path to go to instead of the one that was asked for, or null (spec 2.4). Documents win over subjects, so the two can
 * never send a student to and fro; both spare /logout.
 */
export const findLockRedirect = (
  user: { readonly upload_docs: boolean; readonly must_choose_subjects: boolean },
  path: string,
): string | null => {
  const { documents, pre_registration } = routeLocks
  const open = user.upload_docs ? documents : user.must_choose_subjects ? pre_registration : null
  const requested = toPlainPath(path)
  return requested === open || requested === '/logout' ? null : open
}

/** Whether no dialog may lie over a page: leaving and paying are always free. */
export const isFreeOfBlockers = (path: string): boolean => {
  const requested = toPlainPath(path)
  return requested === '/logout' || requested.startsWith('/pay') || requested.startsWith('/pymentSuccess/')
}
