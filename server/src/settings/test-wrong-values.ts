import type { JsonValue, SettingDefinition, Shape } from './setting-definition.ts'

/** Values of a type that the shape does not allow. */
const wrongOfType: Readonly<Record<Shape['type'], readonly JsonValue[]>> = {
  boolean: ['yes', 1, null],
  integer: ['many', 1.5, -1e14, 1e14, null, [3]],
  number: ['many', -1e14, 1e14, null],
  text: [7, null, ['x'], 'x'.repeat(2000)],
  list: [{}, 'x', null],
  object: [[], 'x', 5, null],
}

/** Values that the shape refuses, with every kind of fault at every depth. */
const listWrong = (shape: Shape, right: JsonValue | undefined, lacksParts: boolean): JsonValue[] => {
  const wrong = wrongOfType[shape.type].filter((value) => value !== null || shape.allowsNull !== true)
  const { items, parts } = shape
  if (shape.format !== undefined || shape.pattern !== undefined || shape.choices !== undefined)
    return [...wrong, 'x!']
  if (items !== undefined)
    return [...wrong, ...listWrong(items, undefined, lacksParts).map((value) => [value])]
  if (parts === undefined) return [...wrong]
  const whole = (right ?? {}) as Readonly<Record<string, JsonValue>>
  const [first = ''] = Object.keys(parts)
  const { [first]: _, ...without } = whole
  return [
    ...wrong,
    ...(lacksParts ? [without] : []),
    ...Object.entries(parts).flatMap(([name, part]) =>
      listWrong(part, whole[name], lacksParts).map((value) => ({ ...whole, [name]: value })),
    ),
  ]
}

/** `lacksParts`: includes objects that lack a part, which the command keeps as it is. */
export const listWrongValues = (
  { shape, default: value, whenWrong }: SettingDefinition,
  { lacksParts = true } = {},
): readonly JsonValue[] => listWrong(shape, value ?? whenWrong, lacksParts)
