/*
 * Times CHOLMOD on one symmetric positive definite system: analysis, factorization and solve together, in every ordering (AMD, METIS, nested
 * dissection) and mode (simplicial, supernodal). Each is tried once, as far as it can still be the fastest; those within a factor of two of
 * the fastest are tried again for the rest of the given seconds, at least once and at most 200 times.
 *
 * usage: timer system.bin seconds [ways]
 * ways: a bit for each that is to be tried, all of them when left out
 * file: int32 n, nnz; int32 start[n + 1]; int32 row[nnz]; double value[nnz]; double right[n]: the lower triangle in columns, then the right side
 * output: one JSON object, times in ms of the processor and operations, of the fastest try; `near` are the bits of the ways within a factor of two
 */
#include <cholmod.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WAYS = 6, LEAST_TRIES = 2, MOST_TRIES = 200 };

typedef struct {
  double analysis, factorization, solve, total, residual, operations;
} Try;

static const int ORDERINGS[] = {CHOLMOD_AMD, CHOLMOD_METIS, CHOLMOD_NESDIS};
static const char *const ORDERING_NAMES[] = {"AMD", "METIS", "NESDIS"};
static const int MODES[] = {CHOLMOD_SUPERNODAL, CHOLMOD_SIMPLICIAL};
static const char *const MODE_NAMES[] = {"supernodal", "simplicial"};

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e3 * now.tv_sec + 1e-6 * now.tv_nsec;
}

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

static void get(void *into, size_t size, size_t count, FILE *file) {
  if (fread(into, size, count, file) != count) fail("the file ends too early");
}

static void read_system(const char *path, cholmod_sparse **matrix, cholmod_dense **right, cholmod_common *common) {
  FILE *file = fopen(path, "rb");
  int head[2];
  if (!file) fail("no such file");
  get(head, sizeof(int), 2, file);
  *matrix = cholmod_allocate_sparse(head[0], head[0], head[1], 1, 1, -1, CHOLMOD_REAL, common);
  *right = cholmod_zeros(head[0], 1, CHOLMOD_REAL, common);
  if (!*matrix || !*right) fail("no memory");
  get((*matrix)->p, sizeof(int), (size_t)head[0] + 1, file);
  get((*matrix)->i, sizeof(int), head[1], file);
  get((*matrix)->x, sizeof(double), head[1], file);
  get((*right)->x, sizeof(double), head[0], file);
  fclose(file);
}

/* Largest entry of A·x - b over the largest of b. */
static double residual(cholmod_sparse *matrix, cholmod_dense *x, cholmod_dense *right, cholmod_common *common) {
  double plus[2] = {1, 0}, minus[2] = {-1, 0};
  cholmod_dense *rest = cholmod_copy_dense(right, common);
  cholmod_sdmult(matrix, 0, plus, minus, x, rest, common);
  double part = cholmod_norm_dense(rest, 0, common) / cholmod_norm_dense(right, 0, common);
  cholmod_free_dense(&rest, common);
  return part;
}

/* Operations a millisecond that the simplicial mode never reaches: where it would need them to be the fastest, it is left out. */
static const double MOST_SIMPLICIAL = 4e6;

static Try solve_once(int way, double limit, cholmod_sparse *matrix, cholmod_dense *right, cholmod_common *common) {
  common->nmethods = 1;
  common->method[0].ordering = ORDERINGS[way / 2];
  common->supernodal = MODES[way % 2];
  common->postorder = 1;
  double start = milliseconds();
  cholmod_factor *factor = cholmod_analyze(matrix, common);
  double analysed = milliseconds();
  double least = MODES[way % 2] == CHOLMOD_SIMPLICIAL ? common->fl / MOST_SIMPLICIAL : 0;
  if (analysed - start + least > limit) {
    cholmod_free_factor(&factor, common);
    return (Try){0, 0, 0, INFINITY, 0, 0};
  }
  double operations = common->fl;
  cholmod_factorize(matrix, factor, common);
  double factorized = milliseconds();
  cholmod_dense *x = cholmod_solve(CHOLMOD_A, factor, right, common);
  double solved = milliseconds();
  if (common->status != CHOLMOD_OK || !x) fail("CHOLMOD could not solve the system");
  Try result = {analysed - start, factorized - analysed, solved - factorized, solved - start,
                residual(matrix, x, right, common), operations};
  cholmod_free_dense(&x, common);
  cholmod_free_factor(&factor, common);
  return result;
}

int main(int count, char **words) {
  if (count < 3) fail("usage: timer system.bin seconds");
  cholmod_common common;
  cholmod_start(&common);
  common.print = 0;
  cholmod_sparse *matrix;
  cholmod_dense *right;
  read_system(words[1], &matrix, &right, &common);

  Try best[WAYS];
  int fastest = -1, tries = 1, near = 0;
  int asked = count > 3 ? atoi(words[3]) : (1 << WAYS) - 1;
  double start = milliseconds();
  for (int way = 0; way < WAYS; way++) {
    best[way].total = INFINITY;
    if (!(asked & 1 << way)) continue;
    best[way] = solve_once(way, fastest < 0 ? INFINITY : best[fastest].total, matrix, right, &common);
    if (fastest < 0 || best[way].total < best[fastest].total) fastest = way;
  }
  if (fastest < 0) fail("no way was asked for");
  while (tries < LEAST_TRIES || (tries < MOST_TRIES && milliseconds() - start < 1e3 * atof(words[2]))) {
    double limit = 2 * best[fastest].total;
    for (int way = 0; way < WAYS; way++) {
      if (best[way].total > limit) continue;
      Try next = solve_once(way, INFINITY, matrix, right, &common);
      if (next.total < best[way].total) best[way] = next;
      if (best[way].total < best[fastest].total) fastest = way;
    }
    tries++;
  }

  for (int way = 0; way < WAYS; way++)
    if (best[way].total <= 2 * best[fastest].total) near |= 1 << way;

  const Try *b = &best[fastest];
  printf("{\"ordering\":\"%s\",\"mode\":\"%s\",\"analysis\":%.4f,\"factorization\":%.4f,\"solve\":%.4f,\"total\":%.4f,", ORDERING_NAMES[fastest / 2],
         MODE_NAMES[fastest % 2], b->analysis, b->factorization, b->solve, b->total);
  printf("\"operations\":%.0f,\"residual\":%.3e,\"tries\":%d,\"near\":%d}\n", b->operations, b->residual, tries, near);
  cholmod_free_sparse(&matrix, &common);
  cholmod_free_dense(&right, &common);
  cholmod_finish(&common);
  return 0;
}
