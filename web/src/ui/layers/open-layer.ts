/** Something open above the page. `current` closes it; undefined: only an answer does. */
export interface Layer {
  readonly current: (() => void) | undefined
}

/** The last one is on top. */
let layers: readonly Layer[] = []
let onChange = (): void => undefined

export const topLayer = (): Layer | undefined => layers.at(-1)

/** Calls `listener` after each change of what is open. */
export const setLayerListener = (listener: () => void): void => {
  onChange = listener
}

/** Puts a layer on top; the returned function removes it. */
export const openLayer = (layer: Layer): (() => void) => {
  layers = [...layers, layer]
  onChange()
  return () => {
    layers = layers.filter((each) => each !== layer)
    onChange()
  }
}
