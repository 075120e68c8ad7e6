// React's hooks for a snapshot that is rendered once.
const idle = (): void => undefined

export const useState = (first: unknown): [unknown, () => void] => [
  typeof first === 'function' ? (first as () => unknown)() : first,
  idle,
]
export const useCallback = (made: unknown): unknown => made
export const useMemo = (make: () => unknown): unknown => make()
export const useEffect = idle
export const useLayoutEffect = idle
export const useSyncExternalStore = (_: unknown, read: () => unknown): unknown => read()
// No provider is rendered in a snapshot.
export const createContext = (value: unknown): { readonly value: unknown } => ({ value })
export const useContext = ({ value }: { readonly value: unknown }): unknown => value
