import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { errorShape, signIn, testApp } from '../../test/app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Operation {
  name: string
  method: Method
  path: string
  operationId: string
  summary: string
  security: object[]
  parameters?: { name: string; in: string; description?: string; required?: boolean }[]
  requestBody?: object
  responses: Record<string, { $ref?: string; description?: string }>
}

let app: FastifyInstance
let operations: Operation[]

beforeAll(async () => {
  app = await testApp()
  const url = '/api/reference/openapi.json'
  const response = await app.inject({ url, headers: await signIn(app) })
  const { paths } = response.json()
  operations = Object.entries<Record<string, Omit<Operation, 'name' | 'method' | 'path'>>>(
    paths,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method} ${path}`,
      method: method.toUpperCase() as Method,
      path,
    })),
  )
})

const isOpen = ({ security }: Operation) =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0)

test('the description of the API says of each operation who may call it, and it is so', async () => {
  expect(operations.length).toBeGreaterThan(90)
  const wrong: string[] = []
  for (const operation of operations) {
    const { method, name } = operation
    const url = operation.path.replace('{id}', '1').replace(/\{\w+\}/g, '1')
    const { statusCode } = await app.inject({
      method,
      url,
      headers: { origin: app.env.publicOrigin },
      ...(operation.requestBody && { payload: {} }),
    })
    if ((statusCode === 401) === isOpen(operation)) wrong.push(`${name}: ${statusCode}`)
  }
  expect(wrong).toEqual([])
})

test('the description of the API names each operation once, and says what its parameters mean', () => {
  const without = operations.filter(
    ({ summary, parameters = [] }) => !summary || parameters.some((one) => !one.description),
  )
  expect(without.map(({ name }) => name)).toEqual([])
  expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length)
  for (const { path, parameters = [] } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath)
  }
})

test('the description of the API has the error answers of each operation', () => {
  for (const { name, path, requestBody, responses, security } of operations) {
    const expected = [
      ...(security.length > 0 ? ['401'] : []),
      ...(path.includes('{') ? ['404'] : []),
      ...(requestBody ? ['400', '413', '415'] : []),
      ...(path.startsWith('/api/') ? ['429'] : []),
      '503',
    ]
    expect(Object.keys(responses), name).toEqual(expect.arrayContaining(expected))
    expect(
      Object.values(responses).every((one) => one.$ref || one.description),
      name,
    ).toBe(true)
  }
})

test('the description of the API shows errors as they are', async () => {
  const { components } = app.swagger() as unknown as {
    components: { schemas: { Error: { required: string[] } } }
  }
  const { required } = components.schemas.Error
  const response = await app.inject({ method: 'POST', url: '/api/leads', payload: {} })
  expect(response.json()).toMatchObject(errorShape)
  expect(Object.keys(response.json())).toEqual(expect.arrayContaining(required))
})
