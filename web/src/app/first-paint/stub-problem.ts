// Nothing has failed where the snapshot is drawn: the portal's code shows failures.
export class Problem extends Error {
  readonly status = 0
}
export const isOffline = (): boolean => false
