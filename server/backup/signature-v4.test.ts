import { expect, test } from 'vitest'
import { signedHeaders, type Unsigned } from './signature-v4.ts'

// The examples that the Amazon S3 API Reference gives with their signatures ("Signature calculations: header-based").
const KEYS = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const url = (path: string) => new URL(path, 'https://examplebucket.s3.amazonaws.com')

test.each<[string, Unsigned, string]>([
  [
    'get an object',
    { method: 'GET', url: url('/test.txt'), headers: { range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'put an object',
    {
      method: 'PUT',
      url: url('/test$file.text'),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'get the lifecycle of a bucket',
    { method: 'GET', url: url('/?lifecycle') },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'list objects',
    { method: 'GET', url: url('/?prefix=J&max-keys=2') },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('%s: signed as the reference signs it', (_, request, signature) => {
  const { authorization } = signedHeaders(request, KEYS, new Date('2013-05-24T00:00:00Z'))
  expect(authorization).toContain(`Signature=${signature}`)
})
