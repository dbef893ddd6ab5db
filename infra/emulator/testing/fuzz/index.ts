export { type FuzzOptions, fuzzService } from './fuzzService';
export { type ApiDocument, type FuzzedRequest, fuzzedRequests, type Vocabulary } from './requests';
