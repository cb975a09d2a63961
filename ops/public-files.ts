import { fileURLToPath } from 'node:url'

/** What the bundler tells of its modules. */
interface Graph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

/**
 * The public pages' scripts as two files: what every page runs, and what the forms add once one is used.
 * Each set of modules that some forms and screens have in common would be a file of its own otherwise:
 * some seventy of a few hundred bytes, which a phone takes half a second to ask for.
 */
export function publicFiles() {
  return [
    { name: fileOf('page', () => [EVERY_PAGE]), priority: 2 },
    { name: fileOf('forms', (graph) => [FORMS, ...lazyIn(FORMS, graph)]), priority: 1 },
  ]
}

function fileOf(name: string, entries: (graph: Graph) => readonly string[]) {
  let found: Set<string> | undefined
  return (id: string, graph: Graph): string | null => {
    found ??= modules(entries(graph), graph)
    return found.has(id) ? name : null
  }
}

const EVERY_PAGE = fileURLToPath(new URL('../app/entry/entry-public.ts', import.meta.url))
const FORMS = fileURLToPath(new URL('../app/entry/islands.tsx', import.meta.url))

function lazyIn(module: string, graph: Graph): readonly string[] {
  return graph.getModuleInfo(module)?.dynamicallyImportedIds ?? []
}

/** The router, which forms need two functions of, and the staff's screens all. */
const STAFF_ONLY = /\/node_modules\/@tanstack\/(react-router|router-core|history|store)\//

/** Modules and all that they import, and so on. */
function modules(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set(entries)
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!STAFF_ONLY.test(imported)) found.add(imported)
    }
  }
  return found
}
