import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { testApp } from '../../../test/app.ts'
import { databaseBefore } from '../../../test/database.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

/* 0.3 has a table for questions and one for posts. Its database is taken over as it is. */
let app: FastifyInstance
let editor: Staff

const run = async (statement: string) => (await app.db.execute(sql.raw(statement))).rows

const OF_03 = `
  insert into users (username, name, role, password_hash) values ('arjun', 'Arjun', 'staff', 'x');
  insert into faq_categories (slug, name, position) values ('salary', 'Salary', 0), ('rent', 'Rent', 1);
  insert into blog_categories (slug, name, position) values ('filing', 'Filing', 0);
  insert into faqs (slug, question, answer, category_id, published, position, version, updated_by) values
    ('which-form', 'Which form is mine?', '<p>ITR-1, often.</p>', 2, true, 3, 4, 1),
    ('deleted', 'Was it deleted?', '<p>Yes.</p>', null, true, 0, 1, null),
    ('a-draft', 'Is it asked yet?', '<p>No.</p>', null, false, 0, 1, null);
  delete from faqs where slug = 'deleted';
  insert into blog_posts (slug, title, excerpt, content, category_id, author_id, published, published_at, meta_title, version)
    values ('form-16', 'Form 16', 'Line by line.', '<p>Part A.</p>', 1, 1, true, '2026-07-01', 'Form 16, read', 2),
    ('ais', 'The AIS', 'What it shows.', '<p>Much.</p>', null, null, true, now() + interval '1 hour', null, 1);
  insert into related_posts (post_id, related_id, position) values (1, 2, 0);
  insert into faq_translations (faq_id, language, question, answer, source_hash)
    select id, 'hi', 'मेरा फ़ॉर्म कौन-सा है?', '<p>अक्सर ITR-1।</p>', md5(question || chr(10) || answer) from faqs where slug = 'which-form';
  insert into slug_redirects (kind, slug, faq_id) values ('faq', 'my-form', 1);
  insert into slug_redirects (kind, slug, post_id) values ('post', 'form-sixteen', 1);
  insert into revisions (kind, faq_id, version, snapshot) values ('faq', 1, 3, '{"question": "Which form?", "answer": "<p>One of seven.</p>", "slug": "my-form", "categoryId": null, "published": true}');
  insert into revisions (kind, post_id, version, snapshot) values ('post', 1, 1, '{"title": "Form sixteen"}');
  insert into autosaved_drafts (user_id, kind, faq_id, version, values) values (1, 'faq', 1, 4, '{"question": "Which form, now?"}');
  insert into autosaved_drafts (user_id, kind, values) values (1, 'post', '{"title": "Begun"}');
  insert into trash (kind, entry_id, title, kept) values ('faq', 2, 'Was it deleted?', '{
    "entry": {"id": 2, "slug": "deleted", "question": "Was it deleted?", "answer": "<p>Yes.</p>", "category_id": 1, "published": true, "position": 5, "version": 1, "created_at": "2026-05-01", "updated_at": "2026-05-02"},
    "revisions": [{"kind": "faq", "faq_id": 2, "post_id": null, "version": 1, "snapshot": {"question": "Was it?"}, "note": "", "at": "2026-05-01"}],
    "redirects": [{"kind": "faq", "slug": "removed", "faq_id": 2, "post_id": null, "created_at": "2026-05-01"}],
    "related": []}');`

beforeAll(async () => {
  const database = await databaseBefore('0043_entries')
  await database.pool.query(OF_03)
  await migrateDatabase(database.connection)
  app = await testApp({}, { database })
  editor = await atDesk(app, 'meera')
})

describe('a database of 0.3', () => {
  test('an update keeps a question with its id, category, place, text in Hindi, version and former address', async () => {
    expect(await editor.get('/api/faqs/1')).toMatchObject({
      id: 1,
      slug: 'which-form',
      question: 'Which form is mine?',
      answer: '<p>ITR-1, often.</p>',
      category: { name: 'Rent', slug: 'rent' },
      published: true,
      version: 4,
      questionHi: 'मेरा फ़ॉर्म कौन-सा है?',
      hindi: 'current',
    })
    expect((await app.inject('/api/faq/my-form')).headers.location).toBe('/api/faq/which-form')
    expect((await editor.get('/api/faqs/1/revisions/3')).snapshot.question).toBe('Which form?')
    expect(await run("select position, updated_by from entries where slug = 'which-form'")).toEqual(
      [{ position: 3, updated_by: 1 }],
    )
  })

  test('an update keeps a post with its id, author, related post, times, version and former address', async () => {
    expect(await editor.get('/api/blog/posts/1/edit')).toMatchObject({
      id: 1,
      slug: 'form-16',
      title: 'Form 16',
      category: { slug: 'filing' },
      authorId: 1,
      relatedIds: [2],
      publishedAt: expect.stringMatching(/^2026-0[67]/),
      metaTitle: 'Form 16, read',
      status: 'published',
      version: 2,
    })
    const moved = await app.inject('/api/blog/posts/form-sixteen')
    expect(moved.headers.location).toBe('/api/blog/posts/form-16')
    expect((await editor.get('/api/blog/posts/1/revisions/1')).snapshot.title).toBe('Form sixteen')
  })

  test('visitors see after the update what they saw before: no draft and nothing scheduled', async () => {
    const slugs = (items: { slug: string }[]) => items.map(({ slug }) => slug)
    expect(slugs((await app.inject('/api/faqs')).json())).toEqual(['which-form'])
    expect(slugs((await app.inject('/api/blog/posts')).json())).toEqual(['form-16'])
  })

  test('an update keeps what was typed and not saved', async () => {
    expect(
      await run(
        'select kind, entry_id, values from autosaved_drafts where user_id = 1 order by id',
      ),
    ).toEqual([
      { kind: 'faq', entry_id: 1, values: { question: 'Which form, now?' } },
      { kind: 'post', entry_id: null, values: { title: 'Begun' } },
    ])
  })

  test('what 0.3 had in the trash comes back, and its id is given to nothing else meanwhile', async () => {
    const added = await editor.ask('POST', '/api/faqs', {
      question: 'Is it a new one?',
      answer: '<p>It is, indeed.</p>',
      slug: 'a-new-one',
    })
    expect(added.json().id).toBeGreaterThan(3)
    const restored = await editor.ask('POST', '/api/trash/restore', { kind: 'faq', ids: [2] })
    expect(restored.json()).toMatchObject({ entries: [{ id: 2, slug: 'deleted' }] })
    expect(await editor.get('/api/faqs/2')).toMatchObject({
      question: 'Was it deleted?',
      answer: '<p>Yes.</p>',
      category: { slug: 'salary' },
    })
    expect(
      (await editor.get('/api/faqs/2/revisions')).map(
        ({ version }: { version: number }) => version,
      ),
    ).toEqual([1])
    expect((await app.inject('/api/faq/removed')).headers.location).toBe('/api/faq/deleted')
  })
})
